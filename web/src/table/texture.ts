/** Paper grain and wood are SVG noise, which the browser would work out anew for every part of the table that is
 *  painted again. Here each is painted once and kept as a picture: what moves over it then costs nothing. */

const NAMES = ["--grain", "--wood"];
const kept = new Map<string, Promise<string>>();

/** Paint the body's textures into pictures, and use these from now on. */
export async function bakeTextures(body: HTMLElement): Promise<void> {
  dropTextures(body);
  const style = getComputedStyle(body);
  await Promise.all(
    NAMES.map(async (name) => {
      const drawn = style.getPropertyValue(name);
      const source = /^\s*url\("(data:image\/svg\+xml,[^"]+)"\)/.exec(drawn)?.[1];
      if (source === undefined) return;
      if (!kept.has(source)) kept.set(source, picture(source));
      const painted = await kept.get(source);
      if (style.getPropertyValue(name) === drawn) body.style.setProperty(name, `url("${painted}")`);
    }),
  ).catch(() => {}); // a browser that cannot paint it goes on with the drawing itself
}

/** Use the drawings themselves again. */
export function dropTextures(body: HTMLElement): void {
  for (const name of NAMES) body.style.removeProperty(name);
}

async function picture(source: string): Promise<string> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (blob === null) throw new Error("no picture");
  return URL.createObjectURL(blob);
}
