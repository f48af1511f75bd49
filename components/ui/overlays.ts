export { DialogContent } from "./dialog-content";
export { SheetContent } from "./sheet-content";
