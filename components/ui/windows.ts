export { DialogWindow } from "./dialog-window";
export { SheetWindow } from "./sheet-window";
