/** The browser's offer to install Radura as an app, kept until somebody takes it. */

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Installation {
  private offer = $state.raw<Offer | null>(null);

  constructor() {
    if (typeof window === "undefined") return;
    window.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // no banner over the table: the lobby has a button
      this.offer = event as Offer;
    });
    window.addEventListener("appinstalled", () => (this.offer = null));
  }

  get offered(): boolean {
    return this.offer !== null;
  }

  async take(): Promise<void> {
    const { offer } = this;
    this.offer = null; // a browser asks once for each offer
    await offer?.prompt();
  }
}

export const installation = new Installation();
