import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { address, renderPage, servePages } from "@/app/testing/render-page";
import { cellTexts, findTable, rowsOf } from "@/app/testing/table-texts";

import { PATH } from "./testing/answers";

servePages();

beforeEach(() => {
  sessionStorage.setItem("demo", "on");
});

const glance = () => screen.findByRole("region", { name: "At a glance" });

test("the sample’s company is seen as its director, and by a switch as an employee", async () => {
  const { calls } = await renderPage(PATH);
  expect(await screen.findByRole("region", { name: "Needs you" })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "See it as an employee" }));
  await waitFor(async () => {
    expect(await glance()).toHaveTextContent(/effectivenessSpecialist, Testers' Toffee, 7 stars/);
  });
  expect(address()).toBe(`${PATH}?as=employee`);
  expect(screen.queryByRole("region", { name: "Needs you" })).toBeNull();
  expect(await screen.findByRole("region", { name: "Specials" })).toHaveTextContent(
    "143 job points",
  );
  const pay = rowsOf(await findTable("Pay by day")).map(cellTexts);
  expect(pay).toHaveLength(8);
  fireEvent.click(screen.getByRole("button", { name: "See it as the director" }));
  expect(await screen.findByRole("region", { name: "Needs you" })).toBeVisible();
  expect(calls).toEqual([]);
});

test("as an employee, the parts of the own effectiveness give its total", async () => {
  await renderPage(`${PATH}?as=employee`);
  const own = await screen.findByRole("region", { name: "Your effectiveness" });
  const figures = within(own)
    .getAllByRole("definition")
    .map(({ textContent }) => Number(textContent.replace("−", "-")));
  const total = figures.pop();
  expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(total);
  expect(own).toHaveTextContent(/\d(st|nd|rd|th) of 7/);
});

test("as an employee, nobody’s wage is there, and trains have no agreements", async () => {
  await renderPage(`${PATH}?as=employee&view=employees`);
  const table = await findTable("Employees");
  expect(table).not.toHaveTextContent("Wage");
  fireEvent.click(screen.getByRole("link", { name: "Trains" }));
  expect(await findTable("By employee")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Agreements" })).toBeNull();
});

test("as the director, agreements are with the sample’s employees, and some trains are owed", async () => {
  await renderPage(`${PATH}?view=trains`);
  const agreements = await screen.findByRole("list", { name: "Agreements" });
  await waitFor(() => {
    expect(agreements).toHaveTextContent(/Done/);
  });
  expect(agreements).toHaveTextContent(/\d owed/);
  expect(agreements).not.toHaveTextContent("not in the company");
});

test("as the director, Today says who is owed the most trains, like Trains", async () => {
  await renderPage(PATH);
  const needs = await screen.findByRole("region", { name: "Needs you" });
  // "Owed: Bertil77 4 and Yorphine 3", and then the trains that are left.
  const OWED = /Trains leftOwed: Bertil77 (\d) and Yorphine (\d)\d trains, in the game/;
  await waitFor(() => {
    expect(needs).toHaveTextContent(OWED);
  });
  const [, most = "none", second = "none"] = OWED.exec(needs.textContent) ?? [];
  const owed = Number(most) + Number(second);
  fireEvent.click(screen.getByRole("link", { name: "Trains" }));
  const main = screen.getByRole("main");
  await waitFor(() => {
    expect(main).toHaveTextContent(`${owed} owed, `);
  });
});

test("as the director, the best positions name the gain of the best swap, and that of all moves", async () => {
  await renderPage(`${PATH}?view=employees`);
  const best = await screen.findByRole("region", { name: "Best positions" });
  expect(best).toHaveTextContent(/^Best positionsswap \+\d+, \d+ moves \+\d+/);
});
