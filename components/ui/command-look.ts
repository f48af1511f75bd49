/** The box of a command dialog, a sheet over the whole of a phone; its row with the field, and the field. */
export const COMMAND_BOX =
  "fixed z-50 flex flex-col border-rule bg-popover text-popover-foreground outline-none max-md:inset-0 md:top-[12dvh] md:left-1/2 md:w-[min(36rem,calc(100vw-4rem))] md:-translate-x-1/2 md:rounded-lg md:border";
export const COMMAND_ROW =
  "flex shrink-0 items-center gap-2.5 border-b border-rule pr-1 pl-3 text-muted-foreground [&_svg]:size-4 [&_svg]:shrink-0";
export const COMMAND_INPUT =
  "h-12 min-w-0 flex-1 bg-transparent text-read text-foreground outline-none placeholder:text-muted-foreground";
export const COMMAND_SCRIM = "fixed inset-0 z-40 bg-(--scrim)";
