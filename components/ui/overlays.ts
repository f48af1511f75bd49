export { DialogContent } from "./dialog-content";
export { SheetContent } from "./dialog-content";
