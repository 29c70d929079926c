/** The night over the table: stars and two lines of trees, always the same. */

/** A small generator of numbers between 0 and 1, so that the sky does not change. */
function dice(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 16807) % 2147483647;
    return at / 2147483647;
  };
}

function stars(w: number, h: number): string {
  const next = dice(1201);
  const sizes = [0.6, 0.8, 1, 1.4];
  return Array.from({ length: 110 }, () => {
    const [x, y, r, glow] = [next() * w, next() * h * 0.72, sizes[Math.floor(next() * 4)], 0.25 + next() * 0.4];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r}" fill="#efe9d6" opacity="${glow.toFixed(2)}"/>`;
  }).join("");
}

function trees(w: number, h: number, y: number, fill: string, step: number, height: number, seed: number): string {
  const next = dice(seed);
  let path = `M-20 ${h}`;
  const to = (x: number, up: number): void => {
    path += `L${x.toFixed(0)} ${(y - up).toFixed(0)}`;
  };
  for (let x = -20; x < w + 40; x += step * 0.86) {
    const t = (0.55 + next() * 0.45) * height;
    const side = [
      [0, 0],
      [0.22, 0.35],
      [0.12, 0.35],
      [0.36, 0.7],
      [0.26, 0.7],
      [0.5, 1],
      [0.74, 0.7],
      [0.64, 0.7],
      [0.88, 0.35],
      [0.78, 0.35],
      [1, 0],
    ];
    for (const [dx = 0, up = 0] of side) to(x + step * dx, t * up);
  }
  return `<path d="${path}L${w + 60} ${h}z" fill="${fill}"/>`;
}

export function sky(w: number, h: number): string {
  return stars(w, h) + trees(w, h, h * 0.735, "#1b1433", 56, 110, 33) + trees(w, h, h * 0.76, "#150e28", 74, 120, 88);
}
