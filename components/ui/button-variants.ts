import { cva } from "class-variance-authority";

/** The classes of a button. They are separate from `Button` so that a link on a public page can use them without loading Slot. */
export const buttonVariants = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap no-underline disabled:cursor-not-allowed disabled:border-border disabled:bg-muted disabled:text-muted-foreground [&_svg]:size-4 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        default:
          "border-transparent bg-primary text-primary-foreground hover:not-disabled:bg-[color-mix(in_oklch,var(--primary)_88%,var(--foreground))]",
        outline: "border-input hover:not-disabled:border-foreground hover:not-disabled:bg-accent",
        ghost: "border-transparent hover:not-disabled:bg-accent",
        quiet:
          "border-transparent font-normal text-muted-foreground hover:not-disabled:bg-accent hover:not-disabled:text-foreground",
        link: "border-transparent text-primary underline underline-offset-[0.2em]",
      },
      size: {
        default: "h-9 px-3.5 max-md:min-h-11",
        sm: "h-7 px-2.5 text-small max-md:min-h-11",
        lg: "h-11 px-5 text-read",
        icon: "size-9 max-md:size-11",
        inline: "h-auto p-0 max-md:min-h-11",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);
