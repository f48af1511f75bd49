import { http, HttpResponse, type JsonBodyType } from "msw";

import { API, NOW } from "@/lib/api/testing/answers";
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
