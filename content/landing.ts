import { pages } from "./pages";
import { pictures } from "./pictures";

/** What players ask, and the page that answers. */
export const questions = [
  {
    question: "What have I not done today?",
    answer: "Checklist",
    path: pages.dashboard.path,
  },
  { question: "What ends when?", answer: "Next 24 hours", path: pages.dashboard.path },
  {
    question: "What pays best with what I own?",
    answer: "Stock ROI",
    path: pages.stockRoi.path,
  },
  {
    question: "Who blocks a crime, and why?",
    answer: "Organised crimes",
    path: pages.organisedCrimes.path,
  },
  { question: "Whom can I hit now?", answer: "War Room", path: pages.warRoom.path },
  { question: "What did the week bring?", answer: "My Progress", path: pages.progress.path },
] as const;

/** What the site does for whom, besides the dashboard that the landing opens with: each with a picture of the page that does it. */
export const stories = [
  {
    title: "For players: what earns most with what you own",
    text: "Every tier of every stock, ranked by its yearly return, with what you already hold. Next to it: what your next tier still costs, what to buy with a budget, and when each dividend is due.",
    link: "Stock ROI",
    picture: pictures.stockRoi,
  },
  {
    title: "In the city: what the shops sell too cheaply",
    text: "Every item in the city’s shops with its price there and on the market, and your profit after the fees of the way you sell it. Plus one list that fills the rest of today’s hundred with the most profit.",
    link: "Item shops",
    picture: pictures.shopProfit,
  },
  {
    title: "For leaders: what needs you before it costs time",
    text: "Missing items and their prices, pass rates below your threshold, members who will be away when a crime is ready, crimes stuck recruiting, rewards not yet paid: the most urgent first.",
    link: "Organised crimes",
    picture: pictures.organisedCrimes,
  },
] as const;
