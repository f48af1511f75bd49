import { type Clock, oncePerClock } from "./clock";
import { ownFightEvents } from "./fight-events";
import { ownEvents } from "./own-events";
import { type Random, seededRandom } from "./random";

/** Log categories, each with the types of entry that the sample world uses, by the game's ids and titles; Museum's id isn't. */
const TABLE = `2 Authentication|101 Successful login,102 Failed login,103 Logout
3 Refills|4900 Points energy refill,4905 Points nerve refill,4910 Points casino token refill
5 Preferences|310 Security panel entry success,346 API key add,347 API key delete
11 Item market|1110 Item market add,1111 Item market remove,1112 Item market buy,1113 Item market sell
18 Bazaars|1222 Bazaar add,1225 Bazaar buy,1226 Bazaar sell
23 Item use|2040 Item use energy drink,2180 Item use erotic dvd,2190 Item use feathery hotel coupon,2520 Item use six pack of energy drink
45 Jail|5350 Jail,5351 Jail escape success,5352 Jail escape failure
58 Education|5960 Education start,5961 Education leave,5963 Education complete
59 Bank|5450 Bank invest,5451 Bank withdraw
62 Item use drug|2200 Item use cannabis,2210 Item use ecstasy,2290 Item use xanax,2291 Item use xanax overdose
80 Faction|6725 Faction deposit item,6726 Faction deposit money,6736 Faction give money receive,6760 Faction tree upgrade set
85 Item sending|4102 Item send,4103 Item receive
86 Shops|4200 Item shop buy,4210 Item shop sell
87 Travel|4201 Item abroad buy,6000 Travel initiate
89 Property|5920 Property upkeep
95 Stocks|5510 Stock buy,5511 Stock sell
104 Company|6222 Company director pay,6263 Company train send,6282 Company stock order,6283 Company advertising budget
112 Money sending|4800 Money send,4810 Money receive
116 Racing|8715 Racing join official race,8731 Racing finish official race,8735 Racing crash
119 Points market|5000 Points market add,5010 Points market buy,5011 Points market sell
125 Gym|5300 Gym train strength,5301 Gym train defense,5302 Gym train speed,5303 Gym train dexterity
128 Bust|5360 Bust success,5362 Bust failure
136 Crimes|9015 Crime success money gain (new),9020 Crime success item gain (new)
134 Stock specials|5530 Stock special item,5531 Stock special money,5532 Stock special property,5533 Stock special ammo,5534 Stock special happy,5535 Stock special energy,5536 Stock special nerve,5537 Stock special points,5544 Stock special withdrawal ready
137 Viruses|5800 Virus programming start,5801 Virus programming cancel,5802 Virus programming complete
143 Church|5970 Church donate,5971 Church pray
154 Company special|6516 Company special cancel virus,6520 Company special receive cancel virus
157 Bounties|6700 Bounty place,6710 Bounty claim
158 Missions|7800 Missions accept,7810 Missions fail,7815 Missions complete
161 Organised crimes|6791 Faction organized crimes initiate receive
163 Museum|7000 Museum exchange
167 Messages|7200 Message send,7201 Message receive
183 Casino|8300 Casino slots win,8301 Casino slots lose,8320 Casino keno win,8321 Casino keno lose,8340 Casino lottery bet,8370 Casino spin the wheel start,8371 Casino spin the wheel free spin,8372 Casino spin the wheel lose,8374 Casino spin the wheel win money,8375 Casino spin the wheel win points
180 Attacking|8100 Attack lost,8101 Attack lost receive,8105 Attack stalemate,8106 Attack stalemate receive,8110 Attack timeout,8111 Attack timeout receive,8115 Attack escape,8116 Attack escape receive,8150 Attack leave,8151 Attack leave receive,8155 Attack mug,8156 Attack mug receive,8160 Attack hospitalize,8161 Attack hospitalize receive`;

export const LOG_CATEGORIES = TABLE.split("\n").map((line) => {
  const [category = "", list = ""] = line.split("|");
  const [, id, title = ""] = /^(\d+) (.*)$/.exec(category) ?? [];
  const types = list.split(",").map((type) => {
    const space = type.indexOf(" ");
    return { id: Number(type.slice(0, space)), title: type.slice(space + 1) };
  });
  return { id: Number(id), title, types };
});

/** The details of a type, as an entry contains them. */
const DETAILS: ReadonlyMap<number, { id: number; title: string; category: string }> = new Map(
  LOG_CATEGORIES.flatMap(({ title: category, types }) =>
    types.map(({ id, title }) => [id, { id, title, category }]),
  ),
);

function logDetails(id: number) {
  const details = DETAILS.get(id);
  if (details === undefined) throw new RangeError(`No log type ${id}`);
  return details;
}

/** The explorer's entries of a year, newest first. */
export const logs = oncePerClock((clock: Clock) => {
  const random = seededRandom("log ids");
  return [...ownEvents(clock), ...ownFightEvents(clock)]
    .toSorted((a, b) => b.time - a.time)
    .map(({ type, time, data = {} }) => ({
      id: logId(random),
      timestamp: time,
      details: logDetails(type),
      data,
      params: {},
    }));
});

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789";

const logId = (random: Random) =>
  Array.from({ length: 20 }, () => LETTERS.charAt(random.int(0, LETTERS.length - 1))).join("");
