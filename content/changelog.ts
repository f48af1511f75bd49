import { defineChangelog } from "./define";
import { earlierChanges } from "./earlier-changes";

/** What changed for players, by day: `npm run content:new -- change` adds to it. */
export const changelog = defineChangelog([
  {
    date: "28/11/2026",
    changes: [
      {
        type: "feature",
        description:
          "Training says if you’re away, in hospital or in jail, and starts jumps once you’re back.",
      },
      {
        type: "fix",
        description: "Targets says when you’re abroad and nobody there is ready.",
      },
      {
        type: "fix",
        description: "Names in Targets are easier to tap, and nothing is cut off on small phones.",
      },
      {
        type: "fix",
        description:
          "Your saved history no longer mixes with another player’s if their id can’t be loaded.",
      },
      {
        type: "fix",
        description:
          "If you log in as another player in another tab, Training switches to that player’s sessions.",
      },
      {
        type: "fix",
        description:
          "Targets no longer assumes a flight or federal jail is over when its timer ends.",
      },
      {
        type: "fix",
        description: "War Room no longer counts hits from before a gap in the loaded attacks.",
      },
      {
        type: "fix",
        description:
          "“Clear everything” and “Log out and delete my data” name everything they delete.",
      },
      {
        type: "fix",
        description:
          "Times are right again sooner if your device’s clock is wrong and a call failed.",
      },
      { type: "fix", description: "A rejected old key no longer logs you out of your new one." },
      {
        type: "fix",
        description: "Logging in right after a rejected key no longer logs you out again.",
      },
      {
        type: "fix",
        description: "Attacks and logs no longer keep entries that aren’t in the game’s list.",
      },
      {
        type: "fix",
        description:
          "“Energy until 00:00” counts happy above its maximum only for trains made now.",
      },
      {
        type: "fix",
        description:
          "A jump can start just after a quarter hour, or while happy is above its maximum.",
      },
      { type: "fix", description: "Jump sessions no longer raise Training’s estimates." },
      {
        type: "fix",
        description: "A planned jump says if you’ve already used today’s energy refill.",
      },
      {
        type: "fix",
        description: "Plan asks for your highest gym if it knows only a special one.",
      },
      {
        type: "fix",
        description: "Builds no longer ask for more training because of rounding.",
      },
      {
        type: "fix",
        description:
          "What an overdose costs a jump is based on the happy you have, not your maximum.",
      },
      {
        type: "fix",
        description:
          "A note you’re writing stays when its player comes out of hospital, in Targets and War Room.",
      },
      {
        type: "fix",
        description: "Copied and saved target lists show the same states as the page.",
      },
      {
        type: "fix",
        description: "The menu no longer counts players as ready if the list is over a minute old.",
      },
      { type: "fix", description: "Targets shows the day of older states too." },
      {
        type: "fix",
        description:
          "Targets recommends who to attack as soon as your hospital or jail stay is over.",
      },
      { type: "fix", description: "J and K continue from your current target, even if it moves." },
      {
        type: "fix",
        description:
          "Targets no longer shows players as “never fought” when your attacks couldn’t be loaded.",
      },
      {
        type: "fix",
        description: "A newer but incomplete spy report no longer replaces a complete one.",
      },
      {
        type: "fix",
        description:
          "Bounties finds ready players when you choose Ready, instead of showing an empty list.",
      },
      { type: "fix", description: "A bounty that is paid while pages load counts only once." },
      {
        type: "fix",
        description: "Bounties leaves more calls for everything else while it loads states.",
      },
      { type: "fix", description: "The CSV file of bounties shows the same states as the page." },
      {
        type: "fix",
        description: "Notifications still come on time after your device’s clock is corrected.",
      },
      { type: "fix", description: "An NPC is no longer shown in hospital after its stay is over." },
      {
        type: "fix",
        description:
          "The last booster of a planned jump can exceed your booster maximum, as in the game.",
      },
      {
        type: "fix",
        description: "Before stacking, planned jumps train only the energy over the limit.",
      },
      {
        type: "fix",
        description: "Training says when your sessions are unknown instead of showing 0.",
      },
      {
        type: "fix",
        description: "Bounties no longer shows players as ready when their state is out of date.",
      },
      {
        type: "fix",
        description:
          "Targets warns you when an NPC may have been beaten since it was last checked.",
      },
      { type: "fix", description: "Targets shows how far back your loaded attacks go." },
      {
        type: "fix",
        description: "Bounties you’ve loaded aren’t loaded again when you come back.",
      },
      {
        type: "fix",
        description: "“Now and next” always shows what ends next, however much is ready.",
      },
      {
        type: "fix",
        description: "Without faction API access, the dashboard makes three fewer calls.",
      },
      {
        type: "fix",
        description:
          "The API response check no longer reports lost data when items and stocks are complete.",
      },
      {
        type: "fix",
        description: "The API response check keeps to 30 calls a minute with over 50 targets.",
      },
      {
        type: "fix",
        description: "The API response check notices more changes that a page would get wrong.",
      },
      {
        type: "ui",
        description: "Training shows one message for all calls that failed for the same reason.",
      },
    ],
  },
  {
    date: "27/11/2026",
    changes: [
      {
        type: "feature",
        description: "Targets shows who on your lists to attack now, and for how much respect.",
      },
      { type: "feature", description: "Find bounties that suit your level and stats in Targets." },
      {
        type: "feature",
        description: "Plan your loot: Targets shows when each NPC reaches the next level.",
      },
      {
        type: "feature",
        description: "Get a notification in Targets when an NPC reaches the loot level you want.",
      },
      {
        type: "feature",
        description:
          "See the respect your attacks earned, by target and week, and which attacks you lost.",
      },
      {
        type: "feature",
        description: "Next 24 hours shows when you land and when you leave hospital or jail.",
      },
      {
        type: "feature",
        description:
          "Next 24 hours shows when your bank investment, a chain cooldown or an event ends.",
      },
      {
        type: "feature",
        description:
          "Get notified of landings, hospital and jail releases, the bank, chain cooldowns and events.",
      },
      {
        type: "feature",
        description: "See under your checklist what isn’t running, such as the bank or a virus.",
      },
      {
        type: "feature",
        description: "While you travel, tasks that you can do only in Torn come last.",
      },
      { type: "feature", description: "Get notified when happy above its maximum resets." },
      {
        type: "fix",
        description: "The amount for “bank not running” can be entered as 5m or 5,000,000.",
      },
      { type: "fix", description: "Add all to calendar includes your bank investment." },
      {
        type: "feature",
        description:
          "Check in Settings whether the app still reads the game’s responses correctly.",
      },
      {
        type: "fix",
        description: "Switching players no longer loses data when your browser’s storage is full.",
      },
      {
        type: "fix",
        description: "A task that couldn’t be checked no longer says it’s still open.",
      },
      {
        type: "fix",
        description: "On phones, the time since a member’s last crime stays up to date.",
      },
      { type: "fix", description: "On phones, a war report no longer offers to pay $0." },
      {
        type: "feature",
        description: "Training shows what your energy gains now in each stat, and in which gym.",
      },
      {
        type: "feature",
        description: "Plan a happy jump: its steps, its cost, and whether it beats flat training.",
      },
      {
        type: "feature",
        description: "Set a battle stat goal or a build and see roughly when you’ll reach it.",
      },
      {
        type: "feature",
        description: "Estimates adjust to your own gym sessions, listed week by week and as CSV.",
      },
      {
        type: "feature",
        description: "Your gym sessions stay in your browser, so Training loads only new ones.",
      },
      {
        type: "feature",
        description: "With a goal, Training shows how many days each next gym saves you.",
      },
      { type: "fix", description: "Faction Week scales minimums to the period you choose." },
      { type: "fix", description: "Exempting a member no longer changes earlier weeks." },
      { type: "fix", description: "The sample faction’s chain sometimes breaks and cools down." },
      {
        type: "fix",
        description: "Wins without respect no longer lower War Room’s average fair fight.",
      },
      { type: "fix", description: "Faction Members shows how many last actions are unknown." },
      {
        type: "fix",
        description: "Fallen and federal members and employees no longer count as inactive.",
      },
      {
        type: "fix",
        description:
          "Restoring a backup that’s too big for your browser no longer changes your data.",
      },
      {
        type: "feature",
        description: "Exempt a member from Faction Week’s minimums more than once.",
      },
      { type: "feature", description: "An exemption that starts today counts at once." },
      {
        type: "feature",
        description:
          "Members exempt for at least half of a period don’t have to meet its minimums.",
      },
      {
        type: "fix",
        description: "Names and numbers stay as they are when your browser translates a page.",
      },
      { type: "fix", description: "My Progress shows stock payouts as a number, not as money." },
      {
        type: "fix",
        description:
          "Switching accounts during a save no longer leaves data of the old account behind.",
      },
      { type: "feature", description: "Enter an agreed score to forecast when a war ends." },
      {
        type: "feature",
        description: "See respect per hit in Faction attacks, with bonus hits listed separately.",
      },
      { type: "fix", description: "See when happy above its maximum resets." },
      {
        type: "fix",
        description: "Players in hospital or jail abroad count as abroad, not as out soon.",
      },
      { type: "fix", description: "The chain alarm no longer sounds below 10 hits." },
      { type: "fix", description: "See when a chain cooldown ends." },
      { type: "fix", description: "War Room shows what the enemy needs when you’re behind." },
      { type: "fix", description: "Characters such as & and ’ show as they do in the game." },
      { type: "fix", description: "Faction Week’s ledger finds names with & and ’ in them." },
      {
        type: "fix",
        description: "Crime payouts stay right when the game leaves out a member’s role.",
      },
      { type: "fix", description: "Members who can’t be loaded no longer count as having left." },
      { type: "fix", description: "Members without a last action stay in the list." },
      {
        type: "fix",
        description: "Attacks and war hits show former members’ names, marked “left”.",
      },
      { type: "fix", description: "Faction pages load for factions without a leader." },
      {
        type: "fix",
        description: "When one call fails, pages show everything else and say what’s missing.",
      },
      { type: "fix", description: "Pages keep working while your browser translates them." },
      { type: "fix", description: "Downloads and Copy work inside other apps, such as Torn PDA." },
      {
        type: "fix",
        description:
          "If your browser blocks downloads and the clipboard, you get the text to copy yourself.",
      },
      { type: "fix", description: "Game data loads in older browsers again." },
      {
        type: "fix",
        description: "Browsers too old for this site show a notice instead of an empty page.",
      },
      {
        type: "fix",
        description:
          "Settings warns you that Safari deletes stored data after seven days without a visit.",
      },
      { type: "fix", description: "War Room’s chain alarm sounds in older browsers too." },
      {
        type: "fix",
        description: "Characters such as ö and € show correctly when you open a CSV in Excel.",
      },
      { type: "fix", description: "Settings can restore the file you saved on the rescue page." },
      {
        type: "fix",
        description: "War reports set money aside for members whose data couldn’t be loaded.",
      },
      {
        type: "ui",
        description: "The checklist says who isn’t in a crime and which items are missing.",
      },
    ],
  },
  ...earlierChanges,
]);
