/**
 * Items that other sample data refers to: stock dividends, crimes, viruses, shops, logs. By type (and kind of weapon): id, name
 * and an invented market price. Ids and names are the game's, except for the last one: the game has such a price, over 2^32, for
 * another item.
 */
const CATALOGUE = `Weapon/Clubbing:1 Hammer 210,2 Baseball Bat 420,3 Crowbar 780,401 Lead Pipe 310
Weapon/Piercing:5 Pen Knife 1240,6 Kitchen Knife 1390,173 Butterfly Knife 2650
Weapon/Slashing:7 Dagger 2300,11 Samurai Sword 164000
Weapon/Mechanical:10 Chainsaw 14200
Weapon/Pistol:12 Glock 17 780,13 Raven MP25 690,14 Ruger 57 1120,15 Beretta M9 2380,16 USP 2900,18 Fiveseven 10900,19 Magnum 24100
Weapon/Shotgun:22 Sawed-Off Shotgun 2550,23 Benelli M1 Tactical 5400
Weapon/SMG:24 MP5 Navy 5300,25 P90 11600
Weapon/Rifle:27 M4A1 Colt Carbine 21400,29 M16 A2 Rifle 51800,30 Steyr AUG 112000,174 XM8 Rifle 13600
Weapon/Temporary:222 Flash Grenade 9100,226 Smoke Grenade 28400,392 Pepper Spray 8350
Armor:32 Leather Vest 4100,33 Police Vest 16900,34 Bulletproof Vest 58200,49 Full Body Armor 71500,176 Chain Mail 6150,649 Leather Boots 1650,650 Leather Gloves 1420,643 Construction Helmet 52400
Candy:35 Box of Chocolate Bars 790,36 Big Box of Chocolate Bars 940,37 Bag of Bon Bons 820,38 Box of Extra Strong Mints 760,39 Bag of Candy Kisses 3600,209 Box of Sweet Hearts 940,210 Chocolate Kisses 480,310 Lollipop 760
Flower:97 Bunch of Flowers 260,129 Dozen Roses 460,183 Single Red Rose 290,184 Bunch of Black Roses 740,260 Dahlia 4100,263 Crocus 8900,617 Banana Orchid 11200,264 Orchid 13340,267 Heather 31720,271 Ceibo Flower 28640,272 Edelweiss 3480,276 Peony 64150,277 Cherry Blossom 42310,282 African Violet 66280,385 Tribulus Omanense 88400
Plushie:186 Sheep Plushie 880,187 Teddy Bear Plushie 910,215 Kitten Plushie 690,261 Wolverine Plushie 9200,281 Lion Plushie 51200,258 Jaguar Plushie 15240,266 Nessie Plushie 26420,268 Red Fox Plushie 27150,269 Monkey Plushie 28790,273 Chamois Plushie 9860,274 Panda Plushie 58340,384 Camel Plushie 76300,618 Stingray Plushie 7480
Artifact:450 Leopard Coin 742000,451 Florin Coin 1068000,452 Gold Noble Coin 1249000,453 Ganesha Sculpture 0,454 Vairocana Buddha Sculpture 3410000,455 Quran Script : Ibn Masud 11200000,456 Quran Script : Ubay Ibn Kab 10900000,457 Quran Script : Ali 11600000,458 Shabti Sculpture 16800000,459 Egyptian Amulet 338000000,460 White Senet Pawn 19800000,461 Black Senet Pawn 21400000,462 Senet Board 26700000,1487 Patagonian Fossil 612000,1488 Meteorite Fragment 498000,1499 Quartz Point 98400,1500 Chalcedony Point 121000,1501 Basalt Point 132000,1502 Quartzite Point 118000,1503 Chert Point 104000,1504 Obsidian Point 141000
Alcohol:180 Bottle of Beer 850,181 Bottle of Champagne 3450,294 Bottle of Sake 4100,426 Bottle of Tequila 3900
Energy Drink:985 Can of Goose Juice 362000,530 Can of Munster 1540000,532 Can of Red Cow 1990000
Drug:196 Cannabis 6900,197 Ecstasy 42100,201 PCP 19800,203 Shrooms 11300,204 Speed 141000,205 Vicodin 1180,206 Xanax 812000
Medical:66 Morphine 19400,67 First Aid Kit 13800,68 Small First Aid Kit 6900,731 Empty Blood Bag 17300,732 Blood Bag : A+ 18152,1012 Blood Bag : Irradiated 214000
Booster:366 Erotic DVD 4150000,367 Feathery Hotel Coupon 13600000,106 Parachute 0,329 Skateboard 0,330 Boxing Gloves 0,331 Dumbbells 0,464 Melatonin 331000,465 Serotonin 1210000,814 Tyrosine 688000
Supply Pack:364 Box of Grenades 1920000,365 Box of Medical Supplies 1260000,370 Drug Pack 4480000,817 Six-Pack of Alcohol 812000,818 Six-Pack of Energy Drink 9350000,1057 Gentleman Cache 18400000,1112 Elegant Cache 31500000,1113 Naughty Cache 24900000,1114 Elderly Cache 16200000,1115 Denim Cache 21700000,1116 Wannabe Cache 14800000,1117 Cutesy Cache 27300000,1118 Armor Cache 315735155,1119 Melee Cache 145199999,1120 Small Arms Cache 120261733,1121 Medium Arms Cache 191822000,1122 Heavy Arms Cache 382399994
Special:368 Lawyer's Business Card 1140000,369 Lottery Voucher 812000,69 Simple Virus 412000,70 Polymorphic Virus 1080000,71 Tunneling Virus 1240000,72 Armored Virus 1960000,73 Stealth Virus 2210000,103 Firewalk Virus 6480000
Tool:159 Bolt Cutters 48300,568 Jemmy 71200,579 Wireless Dongle 19400,981 Wire Cutters 26900,1080 Billfold 14100,1203 Lockpicks 94800,1258 Binoculars 42600,1284 Dental Mirror 53900,1331 Hand Drill 118000,1350 Police Badge 284000,1362 Net 37200,1380 RF Detector 91500,1383 DSLR Camera 164000,1431 Core Drill 1630000
Material:172 Gasoline 2140,190 C4 Explosive 68400,576 Chloroform 31200,856 Spray Paint : Black 4350,1094 Syringe 2650,1361 Dog Treats 3900,1379 ATM Key 412000,1381 ID Badge 138000,1429 Zip Ties 5200,1430 Shaped Charge 892000
Jewelry:51 Plain Silver Ring 160,52 Sapphire Ring 520,53 Gold Ring 690,54 Diamond Ring 4700
Clothing:404 Bandana 890,430 Coconut Bra 14900
Car:82 Chevrolet Corvette Z06 68000,85 Ford GT40 251000,93 Ford Mustang 35400,498 Peugeot 106 9600,499 Renault Clio 12900,500 Vauxhall Corsa 8700,504 Seat Leon Cupra 18900,506 Volkswagen Golf GTI 11900,517 Aston Martin One-77 1240000,518 Audi R8 189000
Other:44 Pack of Blank CDs 410,61 Personal Computer 1260,64 Pack of Cuban Cigars 640,372 Empty Box 34,377 Birthday Wrapping Paper 92,378 Generic Wrapping Paper 71,379 Christmas Wrapping Paper 118,403 Box of Tissues 46,417 RS232 Cable 74,560 Fruitcake 310,283 Donator Pack 26400000
Collectible:1296 Founder's Medal 5100000000`;

export interface KnownItem {
  id: number;
  name: string;
  type: string;
  subType: string | null;
  marketPrice: number;
}

export const KNOWN_ITEMS: ReadonlyMap<number, KnownItem> = new Map(
  CATALOGUE.split("\n").flatMap((line) => {
    const [kind = "", list = ""] = line.split(":", 1).concat(line.slice(line.indexOf(":") + 1));
    const [type = "", subType = null] = kind.split("/");
    return [...list.matchAll(/(\d+) ([^,]+) (\d+)(?:,|$)/g)].map(
      ([, id, name = "", price]): [number, KnownItem] => [
        Number(id),
        { id: Number(id), name, type, subType, marketPrice: Number(price) },
      ],
    );
  }),
);

export function knownItem(id: number): KnownItem {
  const item = KNOWN_ITEMS.get(id);
  if (item === undefined) throw new RangeError(`No item ${id}`);
  return item;
}
