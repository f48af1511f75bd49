import { afterEach, beforeEach, vi } from "vitest";

/** A file that the page has saved. */
export interface SavedFile {
  name: string;
  content: Blob;
}

/** The text of a file, which jsdom's own have no function for. */
export const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.readAsText(file);
  });

/** Lets pages read and save files in each test of the file. Returns those that were saved. */
export function serveFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  let latest = new Blob();
  beforeEach(() => {
    files.length = 0;
    Blob.prototype.text = function (this: Blob) {
      return textOf(this);
    };
    URL.createObjectURL = (content: Blob) => {
      latest = content;
      return "blob:saved";
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push({ name: this.download, content: latest });
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(Blob.prototype, "text");
    Reflect.deleteProperty(URL, "createObjectURL");
    Reflect.deleteProperty(URL, "revokeObjectURL");
  });
  return files;
}
