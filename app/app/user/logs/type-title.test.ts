import { expect, test } from "vitest";

import { plainTitle } from "./type-title";

test.each([
  ["Attack leave", "Left an opponent"],
  ["Attack leave receive", "Left by an attacker"],
  ["Attack mug", "Mugged an opponent"],
  ["Attack mug receive", "Mugged by an attacker"],
  ["Attack hospitalize", "Hospitalized an opponent"],
  ["Attack hospitalize receive", "Hospitalized by an attacker"],
  ["Attack lost", "Your attack: lost"],
  ["Attack lost receive", "Attacker lost"],
  ["Attack stalemate receive", "Attacked by a player: stalemate"],
  ["Bazaar buy", "Bought in a bazaar"],
  ["Bazaar sell", "Sold in a bazaar"],
  ["Bazaar add", "Bazaar add"],
  ["Casino lottery bet", "Lottery bet"],
  ["Casino slots lose", "Lost at slots"],
  ["Casino slots win", "Won at slots"],
  ["Casino spin the wheel win money", "Won money at spin the wheel"],
  ["Casino spin the wheel start", "Spun the wheel"],
  ["Church pray", "Prayed in church"],
  ["Crime success money gain (new)", "Gained money from a crime"],
  ["Crime success item gain", "Gained an item from a crime"],
  ["Gym train defense", "Trained defense"],
  ["Item abroad buy", "Bought abroad"],
  ["Item market sell", "Sold on the item market"],
  ["Item shop buy", "Bought in a city shop"],
  ["Item use erotic dvd", "Used erotic DVD"],
  ["Item use xanax", "Used Xanax"],
  ["Money receive", "Received money"],
  ["Points nerve refill", "Refilled nerve with points"],
  ["Travel initiate", "Started a flight"],
  ["Virus programming start", "Started programming a virus"],
  ["Virus programming complete", "Finished programming a virus"],
  ["Property upkeep", "Property upkeep"],
  ["Something new", "Something new"],
])("%s is “%s”", (title, words) => {
  expect(plainTitle(title)).toBe(words);
});
