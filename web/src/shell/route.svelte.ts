/** Where we are: the part of the address behind #, as /word/word. */

class Route {
  path = $state<string[]>([]);

  constructor() {
    if (typeof window === "undefined") return;
    this.read();
    addEventListener("hashchange", () => this.read());
  }

  private read(): void {
    this.path = pathOf(location.hash);
  }
}

/** The words of an address; one that cannot be decoded leads nowhere, which is the lobby. */
export function pathOf(hash: string): string[] {
  try {
    return hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}

export const route = new Route();

export const link = (...path: string[]): string => `#/${path.map(encodeURIComponent).join("/")}`;

/** The whole address of a page, to pass on. */
export const address = (...path: string[]): string => `${location.href.split("#")[0]}${link(...path)}`;

export function go(...path: string[]): void {
  location.hash = link(...path);
}
