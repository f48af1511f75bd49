import { http, HttpResponse, type JsonBodyType } from "msw";

import { API, NOW } from "@/lib/api/testing/answers";
import tornItems from "@/lib/api/testing/fixtures/torn-items.json";
import trainingLog from "@/lib/api/testing/fixtures/user-training-log.json";
import { server } from "@/lib/api/testing/server";
import { HOUR_MS } from "@/lib/common/time";

export const answer = (path: string, body: unknown) => {
  server.use(http.get(API + path, () => HttpResponse.json(body as JsonBodyType)));
};

export const fail = (path: string) => {
  server.use(http.get(API + path, () => new HttpResponse(null, { status: 500 })));
};

/**
 * So many sessions of speed, one every six hours, the newest an hour ago: 100 for each call, as the game gives them.
 * @param gain of each; the formula's is about 54
 */
export function answerWithSessions(count: number, gain = 55) {
  const text = JSON.stringify(trainingLog.log[0]).replace(/"\w+_increased":[\d.]+,/, "");
  const recorded = JSON.parse(text.replace(/(_after":)[\d.]+/, `$1${1200.25 + gain}`)) as object;
  const sessions = Array.from({ length: count }, (_, index) => ({
    ...recorded,
    id: `Session${index}`,
    timestamp: (NOW - HOUR_MS - index * 6 * HOUR_MS) / 1000,
  }));
  server.use(
    http.get(`${API}/user/log`, ({ request }) => {
      const to = Number(new URL(request.url).searchParams.get("to") ?? Infinity);
      const page = sessions.filter(({ timestamp }) => timestamp <= to).slice(0, 100);
      return HttpResponse.json({ ...trainingLog, log: page });
    }),
  );
}

/** A price of Xanax, and others by which Ecstasy alone is the cheapest jump. */
export const answerWithPrices = (xanax: number) => {
  const priced = (id: number, name: string, price: number) => ({
    ...tornItems.items[0],
    id,
    name,
    value: { ...tornItems.items[0]?.value, market_price: price },
  });
  answer("/torn/items", {
    items: [
      priced(206, "Xanax", xanax),
      priced(366, "Erotic DVD", 4_000_000),
      priced(197, "Ecstasy", 40_000),
      priced(310, "Lollipop", 1000),
    ],
  });
};

/** The player's state at 12:00. */
export const away = (status: object) => {
  answer("/user/basic", { profile: { id: 3_000_001, name: "alpha_one", level: 87, status } });
};

export const onFlight = (destination: string, arrival: number) => {
  away({ state: "Traveling", description: "Traveling", until: null });
  const flight = `{"destination":"${destination}","arrival_at":${arrival / 1000},"time_left":${(arrival - NOW) / 1000}}`;
  answer("/user/travel", { travel: JSON.parse(flight) as unknown });
};
