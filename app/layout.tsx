import "./globals.css";

import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";

import { site } from "@/content/site";
import { THEME_SCRIPT } from "@/lib/boot/scripts";

// Neither font is preloaded: on a slow network that would delay the first paint, which uses fallback fonts with the same metrics
// (in globals.css).
const archivo = localFont({
  src: "../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
  weight: "100 900",
  variable: "--font-archivo",
  preload: false,
  adjustFontFallback: false,
});

// Titles and figures use a single weight.
const besley = localFont({
  src: "../node_modules/@fontsource/besley/files/besley-latin-500-normal.woff2",
  weight: "500",
  variable: "--font-besley",
  preload: false,
  adjustFontFallback: false,
});

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: site.name, template: `%s · ${site.name}` },
  description: site.description,
  applicationName: site.name,
  // Phones would turn the game's numbers into telephone links.
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f6f8f2" },
    { media: "(prefers-color-scheme: dark)", color: "#0e1713" },
  ],
};

/** Every page loads this layout, so it contains only the theme and the two fonts. Data and toasts start in app/app. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${archivo.variable} ${besley.variable}`} suppressHydrationWarning>
      <body>
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        {/* Our colours have no transition that disableTransitionOnChange would have to stop. With that option, next-themes adds a
            style for all elements when a page opens, and removes it: the browser calculates the page's styles twice more. */}
        <ThemeProvider attribute="class">{children}</ThemeProvider>
      </body>
    </html>
  );
}
