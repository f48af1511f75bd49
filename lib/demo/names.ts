import { at, type Random } from "./random";

const words = (text: string) => text.split(" ");

const WHOLE = words(
  "Alpha Quill Sable Kestrel Marrow Wren Flint Juno Oriel Harrow Bramble Tallow Pike Vesper Corvid Lantern Slate Thistle Ember Rook Cinder Fable Gannet Hollow Isolde Jackdaw",
);
const FIRST = words(
  "Ash Bo Cal Dra El Fen Gri Hex Iri Jas Kor Lu Mor Nyx Or Pel Quo Rav Sor Tam Ul Ver Wyn Xan Yor Zeph",
);
const LAST = words(
  "ric na dor wyn mira thas lo ven gar esh ton ika mund lia rik sa dane vox phine bert issa quin",
);
const BEFORE = words("The_ Old Lil_ Dr_ Mad_ Big Iron Night Silent_ Sir_ Captain Neon");
const AFTER = words("_x 77 -TC _88 of_Torn 1337 _II -_- 404 Jr _the_Bold 13");

/** Names of players, all different, the first ones plain words; every twenty-third is 30 characters long. */
export function playerNames(random: Random, count: number): string[] {
  const names = new Set(WHOLE.slice(0, Math.ceil(count / 4)));
  while (names.size < count) {
    const stem = random.pick(FIRST) + random.pick(LAST);
    if (names.size % 23 === 22) names.add(lengthen(random, stem));
    else if (random.chance(0.2)) names.add(random.pick(BEFORE) + stem);
    else if (random.chance(0.3)) names.add(stem + random.pick(AFTER));
    else names.add(random.chance(0.1) ? stem.toLowerCase() : stem);
  }
  return [...names];
}

function lengthen(random: Random, stem: string): string {
  let name = stem;
  while (name.length < 30) name += `_${random.pick(FIRST)}${random.pick(LAST)}`;
  return name.slice(0, 30).replace(/_$/, "x");
}

const QUALITY = words(
  "Worn Polished Antique Crimson Silver Smoked Royal Foreign Rusty Velvet Midnight Hollow Gilded Plain Ivory Amber Frosted Painted Lucky Broken Heavy Pocket Spare Bitter Golden Northern Faded Jade Cursed Twin",
);

/** "Gilded Compass": a quality and one of the words, or two qualities where that name is taken. */
export function itemName(random: Random, taken: Set<string>, nouns: readonly string[]): string {
  for (let attempt = 0; ; attempt++) {
    const quality = random.pick(QUALITY);
    const second = attempt > 4 ? ` ${random.pick(QUALITY)}` : "";
    const name = `${quality}${second} ${at(nouns, random.int(0, nouns.length - 1))}`;
    if (second === ` ${quality}` || taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}
