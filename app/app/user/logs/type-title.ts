/** In this order, each for what the ones before have made of a title. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/ \(new\)$/, ""],
  [/^Attack lost receive$/, "Attacker lost"],
  [/^Attack leave/, "Left"],
  [/^Attack mug/, "Mugged"],
  [/^Attack hospitalize/, "Hospitalized"],
  [/^(Left|Mugged|Hospitalized)$/, "$1 an opponent"],
  [/^(Left|Mugged|Hospitalized) receive$/, "$1 by an attacker"],
  [/^Attack (.+) receive$/, "Attacked by a player: $1"],
  [/^Attack /, "Your attack: "],
  [/^Bazaar (buy|sell)$/, "$1 in a bazaar"],
  [/^Item abroad (buy)$/, "$1 abroad"],
  [/^Item market (buy|sell)$/, "$1 on the item market"],
  [/^Item shop (buy|sell)$/, "$1 in a city shop"],
  [/^Item use (.+)/, "Used $1"],
  [/^Item receive$/, "Received an item"],
  [/^Item send$/, "Sent an item"],
  [/^Money receive$/, "Received money"],
  [/^Money send$/, "Sent money"],
  [/^buy /, "Bought "],
  [/^sell /, "Sold "],
  [/^Casino spin the wheel start$/, "Spun the wheel"],
  [/^Casino (.+) lose$/, "Lost at $1"],
  [/^Casino (.+) win( .+)?$/, "Won$2 at $1"],
  [/^Casino (.+)/, "$1"],
  [/^Crime success (.+) gain$/, "Gained $1 from a crime"],
  [/^(Gained) (item .+)/, "$1 an $2"],
  [/^Gym train /, "Trained "],
  [/^Points (.+) refill$/, "Refilled $1 with points"],
  [/^Church pray$/, "Prayed in church"],
  [/^Travel initiate$/, "Started a flight"],
  [/^Virus programming start$/, "Started programming a virus"],
  [/^Virus programming complete$/, "Finished programming a virus"],
  [/xanax/, "Xanax"],
  [/dvd/, "DVD"],
];

const plain = new Map<string, string>();

/** A type's title in plain words: "Mugged by an attacker" for "Attack mug receive". A title without a rule stays as it is. */
export function plainTitle(title: string): string {
  let words = plain.get(title);
  if (words === undefined) {
    words = RULES.reduce((text, [pattern, to]) => text.replace(pattern, to), title);
    words = words.charAt(0).toUpperCase() + words.slice(1);
    plain.set(title, words);
  }
  return words;
}
