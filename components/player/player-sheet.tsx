"use client";

import { useQueryClient } from "@tanstack/react-query";
import { ArrowUpRight, Copy } from "lucide-react";
import { type ReactNode, type RefObject, useId, useState } from "react";

import { copyText } from "@/components/feedback/copy-text";
import { FailedCall } from "@/components/feedback/retry-advice";
import { FighterMark } from "@/components/fight/fighter";
import { attackUrl, composeUrl } from "@/components/game/action-links";
import { profileUrl } from "@/components/game/player-link";
import { SessionProvider, useSession, useVisitorSession } from "@/components/session/session";
import { useOwnId } from "@/components/session/use-own-id";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { useNow } from "@/components/window/use-now";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { TORN } from "@/lib/api/sentences/countries";
import { formatWhole } from "@/lib/format/numbers";
import { formatAge, formatDuration, formatGameMoment } from "@/lib/format/times";
import { STATE_STALE_AFTER_MS } from "@/lib/game/fight/bounties";
import {
  availabilityOf,
  isInStay,
  type Readiness,
  readinessFrom,
  readinessOf,
} from "@/lib/game/fight/fighter";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { NOTE_LENGTH, playerNotesStore, setPlayerNote } from "@/lib/store/user/player-notes";

import { FightFacts, MemberFacts } from "./player-facts";
import { stateTitle, stayEndText } from "./player-state";
import { type KnownPlayer, useKnownPlayer } from "./use-known-player";

interface PlayerSheetProps {
  playerId: number;
  /** The text that was pressed, until the name is known. */
  name: string;
  /** The name that was pressed, which gets the focus back. */
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * The sheet that a press on a player's name opens on every page: the state, what the loaded responses say, the viewer's note, and
 * links to the game.
 */
export function PlayerSheet(props: PlayerSheetProps) {
  const session = useVisitorSession();
  return (
    session && (
      <SessionProvider value={session}>
        <Sheet {...props} />
      </SessionProvider>
    )
  );
}

function Sheet({ playerId, name: pressed, trigger, onClose }: PlayerSheetProps) {
  const { player, fetchedAtMs, member, isOfFaction, isLoading, error, retry } =
    useKnownPlayer(playerId);
  const ownId = useOwnId();
  const nowMs = useNow(1000);
  const note = useNote(playerId);
  const isOwn = playerId === ownId;
  const isOther = !isOwn && !isOfFaction;
  const readiness = useReadiness(isOther ? player : undefined, nowMs);
  const name = player?.name ?? nameIn(pressed);
  const stayEnd = player ? stayEndText(player, nowMs) : "";
  return (
    <Dialog
      title={name}
      trigger={{
        // The row may have moved to another group meanwhile, with a link of its own.
        get current() {
          return (
            trigger.current ??
            document.querySelector<HTMLElement>(`#main a[data-player="${playerId}"]`)
          );
        },
      }}
      className="md:w-96! md:min-w-0!"
      onClose={() => {
        note.save();
        onClose();
      }}
    >
      <p className="-mt-2 border-b px-6 pb-2.5 text-muted-foreground max-md:px-4">
        [{playerId}]{player && `, level ${formatWhole(player.level)}`}
        {isOwn ? ", you" : isOfFaction && ", your faction"}
      </p>
      <DialogBody className="pb-1!">
        {player === undefined ? (
          isLoading && (
            <p role="status" className="min-h-9 text-muted-foreground">
              Loading...
            </p>
          )
        ) : (
          <>
            <State
              player={player}
              readiness={isOther ? readiness : null}
              aside={stayEnd || seenText(player, isOther, nowMs)}
              nowMs={nowMs}
            />
            {nowMs - fetchedAtMs > STATE_STALE_AFTER_MS && (
              <p className="text-small text-muted-foreground">
                State from {formatGameMoment(fetchedAtMs, nowMs)}
                {isLoading && ", updating…"}
              </p>
            )}
            {isOther && ownId !== null && (
              <FightFacts player={player} ownId={ownId} isSeenSaid={stayEnd === ""} nowMs={nowMs} />
            )}
            {!isOther && <MemberFacts player={player} member={member} nowMs={nowMs} />}
          </>
        )}
        <FailedCall path="user/{id}/profile" error={error} retry={retry}>
          Couldn’t load this player.
        </FailedCall>
        <Note {...note} />
      </DialogBody>
      <div className="grid grid-cols-[1fr_1fr_1.3fr] gap-2 px-6 pt-2 pb-4 last:*:h-11 max-md:px-4">
        <Button
          variant="outline"
          className={ACTION}
          onClick={() => {
            const text = `${name} [${playerId}]`;
            void copyText(text, { copied: text, otherwise: `Copy it yourself: ${text}` });
          }}
        >
          <Copy aria-hidden />
          Copy
        </Button>
        <GameAction href={profileUrl(playerId)} isQuiet>
          Profile
        </GameAction>
        {isOther && (
          <Attack player={player} playerId={playerId} readiness={readiness} nowMs={nowMs} />
        )}
        {!isOther && !isOwn && <GameAction href={composeUrl(playerId)}>Message</GameAction>}
      </div>
    </Dialog>
  );
}

/** The pressed text without the id: "Tarn" of "Tarn [3000001]". Only the id is left if the text has no name. */
const nameIn = (text: string): string => text.replace(/(?<=.) \[\d+\]$/, "");

/** "last action 4 min ago"; empty if unknown, and for members, who have a row for it. */
const seenText = ({ lastAction }: KnownPlayer, isOther: boolean, nowMs: number): string =>
  isOther && lastAction.atMs !== null ? `last action ${formatAge(nowMs - lastAction.atMs)}` : "";

/** The readiness of a player for an attack from the viewer's place; null if it is unknown. */
function useReadiness(player: KnownPlayer | undefined, nowMs: number): Readiness | null {
  const session = useSession();
  const own = useQueryClient().getQueryData(profileQuery(session).queryKey);
  if (player === undefined || player.state === "") return null;
  const { location } = player;
  return location === undefined
    ? readinessOf(player, nowMs)
    : readinessFrom(own === undefined ? TORN : own.location, { ...player, location }, nowMs);
}

interface StateProps {
  player: KnownPlayer;
  readiness: Readiness | null;
  aside: string;
  nowMs: number;
}

function State({ player, readiness, aside, nowMs }: StateProps) {
  const availability = availabilityOf(player, nowMs);
  return (
    <p className="flex min-h-9 flex-wrap items-center gap-x-2.5 text-read">
      <FighterMark
        readiness={readiness ?? (availability === "ready" ? "ready" : "later")}
        availability={availability}
        className="size-4.5"
      />
      <b className="font-semibold">{stateTitle(player, readiness, nowMs)}</b>
      <span className="ml-auto text-base whitespace-nowrap text-muted-foreground">{aside}</span>
    </p>
  );
}

interface NoteDraft {
  text: string;
  write: (text: string) => void;
  /** Saves the text if it was changed. */
  save: () => void;
}

/** The viewer's note on a player, as typed and not yet saved. */
function useNote(playerId: number): NoteDraft {
  const note = useStoredValue(playerNotesStore)[playerId] ?? "";
  const [draft, setDraft] = useState<string | null>(null);
  return {
    text: draft ?? note,
    write: setDraft,
    save() {
      if (draft !== null && draft !== note) setPlayerNote(playerId, draft);
      setDraft(null);
    },
  };
}

function Note({ text, write, save }: NoteDraft) {
  const id = useId();
  return (
    <p className="mt-2 grid gap-1">
      <label htmlFor={id} className="text-small text-muted-foreground max-md:text-base">
        Your note, saved in this browser
      </label>
      <Textarea
        id={id}
        rows={text.includes("\n") || text.length > 40 ? 3 : 1}
        value={text}
        maxLength={NOTE_LENGTH}
        placeholder="Add a note"
        className="min-h-9 resize-none max-md:min-h-11"
        onChange={(event) => {
          write(event.target.value);
        }}
        onBlur={save}
      />
    </p>
  );
}

const ACTION = "h-11! px-2!";

interface GameActionProps {
  href: string;
  /** True if it isn't the sheet's main action. */
  isQuiet?: boolean;
  children: ReactNode;
}

const GameAction = ({ href, isQuiet = false, children }: GameActionProps) => (
  <Button asChild variant={isQuiet ? "outline" : "default"} className={ACTION}>
    <a href={href} target="_blank" rel="noreferrer">
      {children}
      {!isQuiet && <ArrowUpRight aria-hidden />}
    </a>
  </Button>
);

interface AttackProps {
  player: KnownPlayer | undefined;
  playerId: number;
  /** Null if it is unknown. */
  readiness: Readiness | null;
  nowMs: number;
}

/** The link to the game's attack page. Disabled, with the reason, while the player can't be attacked. */
function Attack({ player, playerId, readiness, nowMs }: AttackProps) {
  if (player === undefined || readiness !== "later") {
    return (
      <GameAction href={attackUrl(playerId)} isQuiet={readiness !== "ready"}>
        Attack
      </GameAction>
    );
  }
  return (
    <Button disabled className={`${ACTION} flex-col gap-0! leading-4`}>
      Attack{" "}
      <span className="text-small leading-4 empty:hidden">{obstacleText(player, nowMs)}</span>
    </Button>
  );
}

/** "in 2 h 00 min", or that the player is okay in another country. Empty if the state beside it says enough. */
function obstacleText(player: KnownPlayer, nowMs: number): string {
  const { stateUntilMs } = player;
  if (stateUntilMs !== null && isInStay(player, nowMs)) {
    return `in ${formatDuration(stateUntilMs - nowMs)}`;
  }
  return availabilityOf(player, nowMs) === "ready" ? "not where you are" : "";
}
