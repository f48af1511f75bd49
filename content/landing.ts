import { pages } from "./navigation";
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
  { question: "Which dividends are ready?", answer: "Portfolio", path: pages.portfolio.path },
  {
    question: "What do the city’s shops sell too cheap?",
    answer: "Item shops",
    path: pages.shopProfit.path,
  },
  {
    question: "Who blocks a crime, and why?",
    answer: "Organised crimes",
    path: pages.organisedCrimes.path,
  },
  { question: "Who is idle, who is in no crime?", answer: "Members", path: pages.members.path },
  {
    question: "Who is owed what?",
    answer: "Payouts",
    path: `${pages.organisedCrimes.path}?view=payouts`,
  },
  { question: "What did I do last week?", answer: "Logs", path: pages.userLogs.path },
  { question: "What is this item worth?", answer: "Items", path: pages.items.path },
  {
    question: "Which courses lead to the one I want?",
    answer: "Education",
    path: `${pages.education.path}?view=path`,
  },
  {
    question: "Which positions do my stats allow?",
    answer: "Companies",
    path: pages.companies.path,
  },
] as const;

/** What the site does for whom, each with a picture of the page that does it. */
export const stories = [
  {
    title: "Every day: what is left, and what ends when",
    text: "Refills, drug, booster, missions, the wheels, the city’s shops: what is done steps back, what is open stays. Everything that runs out within a day stands beside it, with the minute and the page of the game where it is dealt with.",
    link: "Dashboard",
    picture: pictures.dashboard,
  },
  {
    title: "For players: what earns most with what you own",
    text: "Every block of every stock, ranked by what it pays a year, with what you hold already. Next to it: what the next block still costs, what to buy with a budget, and when which dividend is due.",
    link: "Stock ROI",
    picture: pictures.stockRoi,
  },
  {
    title: "In the city: what the shops sell too cheap",
    text: "Every item of the city’s shops with its price there and on the market, and what it brings after the fees of the way you sell. And one list that fills what is left of today’s hundred with the most profit.",
    link: "Item shops",
    picture: pictures.shopProfit,
  },
  {
    title: "For leaders: what needs you before it costs time",
    text: "Missing items with their price, pass rates under your threshold, members who will be away when a crime is ready, crimes stuck recruiting, rewards not yet paid: sorted by when they start to hurt.",
    link: "Organised crimes",
    picture: pictures.organisedCrimes,
  },
] as const;
