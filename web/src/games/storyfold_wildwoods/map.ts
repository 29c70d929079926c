/** Where the Locations of a Scene lie on the map, and which paths join them. */

export interface Landmark {
  id: string;
  /** The Locations that must be overcome before. */
  after: readonly string[];
}

export interface Atlas {
  /** Middle of each Location as parts of the map's width and height. */
  spots: ReadonlyMap<string, { x: number; y: number }>;
  /** Paths: before, after. */
  paths: readonly (readonly [string, string])[];
  columns: number;
}

/** What must come first lies to the left; what stands alone fills the emptiest column. */
export function atlasOf(landmarks: readonly Landmark[]): Atlas {
  const byId = new Map(landmarks.map((mark) => [mark.id, mark]));
  const paths = landmarks.flatMap(({ id, after }) =>
    after.filter((other) => byId.has(other)).map((other) => [other, id] as const),
  );
  const depth = (id: string): number =>
    Math.max(-1, ...paths.filter(([, to]) => to === id).map(([from]) => depth(from))) + 1;
  const joined = new Set(paths.flat());
  const deepest = Math.max(0, ...landmarks.map(({ id }) => depth(id)));
  const columns: string[][] = Array.from({ length: Math.max(deepest + 1, Math.min(3, landmarks.length)) }, () => []);
  for (const { id } of landmarks) if (joined.has(id)) columns[depth(id)]?.push(id);
  // What follows lies on the height of what leads to it, so that paths do not cross.
  const height = (id: string): number => {
    const above = paths.filter(([, to]) => to === id).map(([from]) => height(from));
    return above.length > 0 ? above.reduce((sum, y) => sum + y, 0) / above.length : (columns[0]?.indexOf(id) ?? 0);
  };
  for (const column of columns.slice(1)) column.sort((a, b) => height(a) - height(b));
  for (const { id } of landmarks) {
    if (joined.has(id)) continue;
    // From the right, so that a lonely goal does not lie where the way begins.
    const emptiest = columns.reduceRight((best, column) => (column.length < best.length ? column : best));
    if (emptiest.length % 2) emptiest.unshift(id);
    else emptiest.push(id);
  }
  const spots = new Map<string, { x: number; y: number }>();
  columns.forEach((column, c) => {
    column.forEach((id, row) => {
      const x = (c + 0.5) / columns.length;
      const [least, most] = column.length > 2 ? [0, 1] : [0.12, 0.88];
      const y = column.length > 1 ? least + ((most - least) * row) / (column.length - 1) : 0.5 + (c % 2 ? 0.08 : -0.08);
      const sway = column.length > 1 ? (row % 2 ? 0.02 : -0.02) : 0;
      spots.set(id, { x: x + sway, y });
    });
  });
  return { spots, paths, columns: columns.length };
}
