/** What the screens of the game take from it, by concern: a screen names what it needs and is given nothing else. */
import { createContext, use, type Context, type ReactNode } from 'react';

import type { useGame } from './useGame';

type Game = ReturnType<typeof useGame>;

const MemoryContext = createContext<Game['memory'] | null>(null);
const ViewContext = createContext<Game['view'] | null>(null);
const PlaysContext = createContext<Game['plays'] | null>(null);
const TimingContext = createContext<Game['timing'] | null>(null);

/** Gives the screens below it the game. */
export function GameProvider({
  game,
  children,
}: {
  readonly game: Game;
  readonly children: ReactNode;
}) {
  return (
    <MemoryContext value={game.memory}>
      <ViewContext value={game.view}>
        <PlaysContext value={game.plays}>
          <TimingContext value={game.timing}>{children}</TimingContext>
        </PlaysContext>
      </ViewContext>
    </MemoryContext>
  );
}

function useOf<T>(context: Context<T | null>): T {
  const value = use(context);
  if (value === null) throw new Error('a screen of the game is outside of it');
  return value;
}

/** What this device remembers, and how that is changed. */
export const useMemory = () => useOf(MemoryContext);
/** What is shown, and how another screen is. */
export const useView = () => useOf(ViewContext);
/** What begins a play, what ends one, and its sound. */
export const usePlays = () => useOf(PlaysContext);
/** How late the sound of this device comes. */
export const useTiming = () => useOf(TimingContext);
