import { defineChangelog } from "./define";

/** The changes for players, by day: `npm run content:new -- change` adds to them. */
export const changelog = defineChangelog([
  {
    date: "29/11/2026",
    changes: [
      {
        type: "fix",
        description: "Contracts that have expired no longer count as open in Today’s tasks.",
      },
      {
        type: "fix",
        description: "Settings say when a saved stats or training history isn’t available.",
      },
    ],
  },
  {
    date: "28/11/2026",
    changes: [
      {
        type: "feature",
        description: "My Progress can track all 217 stats of the game, Arson included.",
      },
      {
        type: "feature",
        description:
          "Notifications also work in Chrome on Android; turning one on says if your browser can’t show any.",
      },
      {
        type: "feature",
        description: "Large backups restore on slow phones, with progress.",
      },
      {
        type: "fix",
        description:
          "A restored backup stays restored: an open tab no longer overwrites your crime and training history.",
      },
      {
        type: "fix",
        description:
          "One damaged entry, or a slow browser, no longer costs you your saved history.",
      },
      {
        type: "fix",
        description:
          "Restoring without being logged in keeps your histories, or says why it can’t.",
      },
      {
        type: "fix",
        description:
          "“Log out and delete my data” keeps crime history that another player of this browser has loaded too.",
      },
      {
        type: "fix",
        description: "Pages you’ve loaded no longer disappear when a list refreshes.",
      },
      {
        type: "fix",
        description: "A long history loads faster, and is easier on your phone.",
      },
      {
        type: "fix",
        description: "Long lists no longer lose entries that arrived within the same second.",
      },
      {
        type: "fix",
        description: "The log no longer loses entries when one second has more than 100 of them.",
      },
      {
        type: "fix",
        description: "Countdowns are right from the first moment, also on a slow connection.",
      },
      {
        type: "fix",
        description: "The chain’s clock never shows more time than is left.",
      },
      {
        type: "fix",
        description:
          "If your device’s clock is wrong, bars and cooldowns are right at once, without a reload.",
      },
      {
        type: "fix",
        description:
          "Ages count by the clock and are in days from a day on: “100 d” instead of “2400 h”.",
      },
      {
        type: "fix",
        description: "A time more than six days away shows its date, not only its weekday.",
      },
      {
        type: "fix",
        description: "A bounty disappears the second it ends.",
      },
      {
        type: "fix",
        description:
          "Adding an end to your calendar again moves the event instead of adding a second one.",
      },
      {
        type: "fix",
        description:
          "War Room’s chain alarm sounds once per minute mark, also when you come back to the tab after it.",
      },
      {
        type: "fix",
        description:
          "Screen readers hear every change in War Room, also when several come at once.",
      },
      {
        type: "fix",
        description: "War Room shows no empty hits list for a ranked war that has ended.",
      },
      {
        type: "fix",
        description:
          "A player’s bounties add up: the highest reward, how often it’s paid, and the sum of the lower ones.",
      },
      {
        type: "fix",
        description:
          "Players who leave jail within five minutes count as out soon, in Targets and War Room.",
      },
      {
        type: "fix",
        description: "Faction Week says so if you’re not in a faction.",
      },
      {
        type: "fix",
        description: "Faction Week no longer shows everyone at 0 in periods shorter than a week.",
      },
      {
        type: "fix",
        description: "Weekly minimums take half hours: 2.5 stays 2.5.",
      },
      {
        type: "fix",
        description: "The red mark and the filter for inactive members use your own limit.",
      },
      {
        type: "fix",
        description: "Crimes that nobody has joined are listed as recruiting, not on track.",
      },
      {
        type: "fix",
        description: "Crime item values say “at least” when some items have no market value.",
      },
      {
        type: "fix",
        description:
          "Payouts: what’s owed no longer changes with the period; the share last paid in the game is proposed.",
      },
      {
        type: "fix",
        description:
          "Nearest awards considers all awards, and names none more than two years away.",
      },
      {
        type: "fix",
        description:
          "Goals say which days their pace comes from, and until when the needed one counts.",
      },
      {
        type: "fix",
        description:
          "Fields read 500.000, 1 000 000 and 1,5m, and say what to write instead of dropping decimals.",
      },
      {
        type: "fix",
        description: "Stock ROI leads with the tier that returns most on the money you still need.",
      },
      {
        type: "fix",
        description: "Item Shops says which ROI breaks even after fees and a mug.",
      },
      {
        type: "fix",
        description: "Budget and Item Shops stay quick to type in while they calculate.",
      },
      {
        type: "fix",
        description: "City shop purchases are counted the same on the dashboard and in Item Shops.",
      },
      {
        type: "fix",
        description: "Today’s tasks: done, marked, open and not loaded now add up.",
      },
      {
        type: "fix",
        description: "Dividends become ready at 00:00 TCT on every page at once.",
      },
      {
        type: "fix",
        description: "Settings shows one storage size, and names which calls are of this tab.",
      },
      {
        type: "fix",
        description:
          "An update no longer discards what you’re typing in another tab; that tab asks first.",
      },
      {
        type: "fix",
        description: "Items on loan: each weapon and armour counts once, also in large armouries.",
      },
      {
        type: "fix",
        description:
          "Training’s Plan no longer shows 0 days and a date before you’ve entered a custom goal.",
      },
      {
        type: "fix",
        description:
          "Each jump in the list has the same figures once you choose it, and waiting jumps waste no energy.",
      },
      {
        type: "fix",
        description:
          "Training keeps showing your stats when gyms, bars or your active gym can’t be loaded.",
      },
      {
        type: "fix",
        description:
          "New accounts and factions see from which day on their changes show, instead of “Not loaded yet”.",
      },
      {
        type: "fix",
        description: "Explanations show every step, so you can check a figure from its lines.",
      },
      {
        type: "fix",
        description:
          "The sample data agrees with itself: attacks, stats, wars, log and last actions match on every page.",
      },
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
  {
    date: "26/11/2026",
    changes: [
      {
        type: "fix",
        description: "Refresh and Try again reload everything on the page at once.",
      },
      {
        type: "fix",
        description: "The search keeps what you type and takes you back to where you were.",
      },
      { type: "fix", description: "Several open tabs no longer go over 90 calls per minute." },
      { type: "fix", description: "Closing the phone menu with Escape returns you to its button." },
      {
        type: "fix",
        description:
          "Screen readers announce when a page has refreshed, recovered or finished loading.",
      },
      { type: "fix", description: "Screen readers name War Room’s tables." },
      { type: "fix", description: "Copy works in Safari." },
      { type: "fix", description: "Faction Members no longer scrolls sideways on phones." },
      { type: "fix", description: "Copy warns you when some of the data couldn’t load." },
      {
        type: "ui",
        description: "Switches, bars and tabs are visible in high-contrast mode.",
      },
      {
        type: "fix",
        description: "The bar at the bottom of a phone no longer hides what you reach with Tab.",
      },
      { type: "ui", description: "More of the page fits at 400% zoom." },
      { type: "fix", description: "Switching stats over a year in Faction Week is twice as fast." },
      { type: "fix", description: "The sample faction’s week loads in 1 second instead of 15." },
      {
        type: "feature",
        description:
          "My Progress groups its charts: battle stats, working stats, net worth, skills and habits.",
      },
      { type: "fix", description: "Distant awards no longer say “2 years to 2 years”." },
      { type: "fix", description: "Pages open a little faster on phones." },
    ],
  },
  {
    date: "25/11/2026",
    changes: [
      { type: "feature", description: "On phones, each page starts with its main number." },
      {
        type: "feature",
        description: "The menu shows how many enemies you can hit during a ranked war.",
      },
      { type: "feature", description: "Faction Week is a table you can swipe on phones." },
      { type: "feature", description: "Faction Week shows how much has loaded." },
      { type: "feature", description: "My Progress shows your nearest awards first." },
      { type: "feature", description: "Properties marks yours and your next upgrade." },
      { type: "feature", description: "Dividends ready to collect come first in your portfolio." },
      {
        type: "fix",
        description: "Tabs come before filters in logs, attacks, item shops and education.",
      },
      { type: "fix", description: "A crime’s problems fit on two lines and open in full." },
      {
        type: "fix",
        description: "Offline use needs a quarter less data: 1.5 MB instead of 2 MB.",
      },
      { type: "fix", description: "Dialogs open faster after the first one." },
      {
        type: "fix",
        description:
          "Pages are back to full speed one minute after hitting the rate limit, not five.",
      },
      { type: "fix", description: "Times no longer overlap text in Next 24 hours on phones." },
      { type: "fix", description: "Pages no longer jump while they load." },
      {
        type: "fix",
        description: "The menu and the tab’s icon no longer count tasks they couldn’t check.",
      },
      { type: "fix", description: "The suggested custom key needs one less permission." },
      {
        type: "fix",
        description: "Your holdings show above the Stock ROI Calculator’s table on wide screens.",
      },
    ],
  },
  {
    date: "24/11/2026",
    changes: [
      {
        type: "feature",
        description:
          "See each member’s gym energy, medical items, overdoses, offenses and crime income.",
      },
      { type: "feature", description: "Choose any two dates in Faction Week." },
      { type: "feature", description: "See who has left your faction in Faction Week." },
      {
        type: "feature",
        description: "Faction Week shows weekly trends, with each member’s best and worst week.",
      },
      { type: "feature", description: "See who took what from the armoury." },
      {
        type: "feature",
        description: "War Room shows the fair fight of the last win against each enemy.",
      },
      { type: "feature", description: "See who won once a war ends, with its report." },
    ],
  },
  {
    date: "23/11/2026",
    changes: [
      {
        type: "feature",
        description:
          "My Progress shows how your stats and net worth changed over a week, month or year.",
      },
      { type: "feature", description: "Check your log for what changed your net worth." },
      { type: "feature", description: "Set goals in My Progress and see whether you’re on track." },
      {
        type: "feature",
        description: "A dashboard card shows what changed in your last seven days.",
      },
      {
        type: "feature",
        description: "See your honors, medals and merits, and when you could earn the next awards.",
      },
      {
        type: "feature",
        description: "See who each enemy hit, and how long you have to retaliate.",
      },
      { type: "feature", description: "See which of your members have hit in a war." },
      { type: "feature", description: "Hear an alarm before your chain breaks." },
      { type: "feature", description: "Write notes on enemies." },
      { type: "feature", description: "Compare both factions before a war." },
      { type: "feature", description: "Split payouts to the dollar in the reports of past wars." },
      { type: "feature", description: "See what your next property adds and costs." },
      {
        type: "ui",
        description:
          "Faction Members fits phones: tap a row for details, with search always in view.",
      },
      {
        type: "ui",
        description:
          "Filter for members who are inactive, aren’t in an OC, owe money or have a balance.",
      },
      {
        type: "ui",
        description:
          "Item shops mark items that lose money, and show the best 100 first on phones.",
      },
      { type: "ui", description: "See available courses in Education with one tap." },
      { type: "ui", description: "Companies shows the positions you qualify for." },
      { type: "ui", description: "Items remembers how you last viewed it." },
      { type: "ui", description: "Each crime shows its slots, what’s wrong and what to do." },
      { type: "ui", description: "Crimes that don’t need you are folded away, with counts." },
      {
        type: "feature",
        description: "Faction Week shows what each member did and who is below your minimums.",
      },
      {
        type: "feature",
        description: "Set minimums by position, and exempt members who are away.",
      },
      { type: "feature", description: "Copy a thank-you text for your faction newsletter." },
      { type: "feature", description: "Work through today’s checklist one task at a time." },
      { type: "feature", description: "Share your faction’s day in chat as a picture." },
      {
        type: "feature",
        description:
          "The menu counts what’s left today, inactive members and crimes that need you.",
      },
      { type: "feature", description: "Search from the menu on phones." },
      {
        type: "feature",
        description:
          "War Room shows your ranked war and chain live: the lead, the time left and who to hit.",
      },
      {
        type: "feature",
        description: "Pages open at once with what you last saw, and say how old it is.",
      },
      { type: "feature", description: "Pages work offline." },
      {
        type: "feature",
        description: "Settings shows your key’s access, recent calls and stored data.",
      },
      { type: "feature", description: "Back up your data, or delete it all, in Settings." },
      {
        type: "feature",
        description: "Install the site as an app, with a badge for what’s left today.",
      },
      { type: "feature", description: "The tab’s icon fills as you finish the day’s tasks." },
      {
        type: "feature",
        description: "Players who share a browser each have their own notes and settings.",
      },
      { type: "feature", description: "Change your API key without logging out." },
      {
        type: "feature",
        description: "If nothing else works, see, save and delete your data on the rescue page.",
      },
    ],
  },
  {
    date: "22/11/2026",
    changes: [
      { type: "feature", description: "Mark a crime as settled, or all crimes up to a date." },
      { type: "feature", description: "See by name which items crimes reward." },
      {
        type: "feature",
        description: "Education counts what shortens your courses: merits, your job and stocks.",
      },
      {
        type: "feature",
        description: "Log in with a custom key: the login and the terms list the access it needs.",
      },
      { type: "fix", description: "One bad value from the game no longer breaks a page." },
      {
        type: "fix",
        description: "Offline, links to pages that aren’t saved no longer leave the app.",
      },
      {
        type: "fix",
        description: "If your device’s clock is wrong, times follow the game’s clock.",
      },
      { type: "fix", description: "Failed calls retry automatically after a minute." },
      { type: "ui", description: "Names and numbers fit at every width." },
      { type: "ui", description: "Wide tables keep their headers while you scroll." },
      { type: "feature", description: "Properties shows what happiness costs." },
      {
        type: "feature",
        description: "See which positions your working stats allow in Companies.",
      },
      { type: "feature", description: "Education shows the path to any course." },
      {
        type: "feature",
        description:
          "Press Ctrl+K to find pages, items, stocks, courses, companies, properties, members and actions.",
      },
      { type: "feature", description: "Press ? for all shortcuts." },
      {
        type: "feature",
        description: "Items has pictures, effects, shops and details, as cards or a table.",
      },
      {
        type: "feature",
        description: "Stock Market shows logos, market value, what you own and a price chart.",
      },
      {
        type: "feature",
        description: "The changelog, feature suggestions and bug reports have their own pages.",
      },
      { type: "feature", description: "Follow the changelog by Atom feed." },
      {
        type: "ui",
        description: "Back and forward step through a page’s filters, sorting and views.",
      },
    ],
  },
  {
    date: "21/11/2026",
    changes: [
      {
        type: "feature",
        description: "Stock ROI Calculator shows what each tier costs, pays and returns.",
      },
      { type: "feature", description: "See which stocks to buy with a budget." },
      { type: "feature", description: "See when dividends are due." },
      {
        type: "feature",
        description: "Item Shop Profitability shows what city shops sell below market value.",
      },
      { type: "feature", description: "See the best 100 items to buy today." },
      {
        type: "feature",
        description: "User Stock Portfolio shows what your stocks are worth, cost and pay.",
      },
      { type: "feature", description: "Organised Crimes shows what needs action and why." },
      {
        type: "feature",
        description: "See who took part in crimes, pass rates from history, and payouts.",
      },
      {
        type: "feature",
        description: "Faction attacks shows who won, and the respect gained and lost.",
      },
      { type: "feature", description: "Search members by words and numbers." },
      { type: "feature", description: "Write your own notes on members." },
      { type: "feature", description: "Faction Members shows what changed since your last visit." },
      {
        type: "feature",
        description: "The dashboard opens with what’s left today: a checklist of 26 items.",
      },
      { type: "feature", description: "See everything that ends within 24 hours." },
      {
        type: "feature",
        description: "User Logs has filters, search, and totals by type and day.",
      },
      { type: "ui", description: "Choose the columns of every table, and save your views." },
      { type: "ui", description: "Copy every table, or save it as CSV." },
      { type: "ui", description: "Most pages can show how their numbers are calculated." },
      { type: "ui", description: "Add anything with a known end to your calendar." },
      { type: "ui", description: "Put the dashboard’s cards in your own order." },
      { type: "config", description: "Turn off checklist items one by one." },
      { type: "config", description: "Set your own thresholds for inactive days and pass rates." },
      {
        type: "fix",
        description: "The dashboard no longer says nothing is left when it doesn’t know.",
      },
    ],
  },
  {
    date: "20/11/2026",
    changes: [
      {
        type: "feature",
        description:
          "Log in with your own API key: it stays in your browser and is sent only to the game’s API.",
      },
      {
        type: "feature",
        description: "Explore the whole app with sample data, without an API key.",
      },
      {
        type: "feature",
        description:
          "Faction Members shows who is inactive, who isn’t in an OC, and who has money or points.",
      },
      {
        type: "feature",
        description: "Items and Stock Market list every item and stock in the game.",
      },
      { type: "ui", description: "Choose a light theme, a dark theme or your system’s." },
    ],
  },
  {
    date: "17/10/2025",
    changes: [
      {
        type: "fix",
        description: "Fixed a crash caused by inconsistent education data and API changes.",
      },
    ],
  },
  {
    date: "14/08/2025",
    changes: [
      {
        type: "feature",
        description:
          "Terms of Service: your API key stays in your browser’s local storage and needs Full Access.",
      },
    ],
  },
]);
