export class UploadRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  #address = '';

  open(_method: string, address: string): void {
    this.#address = address;
  }

  setRequestHeader(): void {}

  /** A call's signal may abort long after its answer. */
  abort(): void {}

  send(body: FormData): void {
    void this.#send(body);
  }

  async #send(body: FormData): Promise<void> {
    try {
      const response = await fetch(this.#address, { method: 'POST', body });
      this.status = response.status;
      this.responseText = await response.text();
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
  }
}
