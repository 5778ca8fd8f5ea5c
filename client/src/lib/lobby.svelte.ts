/** The lists of tables, live, as long as some screen shows them. */
import type { Lobby, LobbyChanged, TableLine } from '../protocol'
import { onHope, Socket, socketUrl, type Line } from './socket'
import { visitor } from './visitor.svelte'

class LobbyLists {
  lists = $state.raw<Lobby | null>(null)
  line = $state<Line>('connecting')

  /** Call it in an effect: it returns the clean-up function. */
  watch(): () => void {
    const socket = new Socket({
      url: () => socketUrl('/ws/lobby', {}),
      message: (message) => {
        if (message.type === 'lobby') this.lists = merged(this.lists, message)
      },
      line: (line) => (this.line = line),
      introduce: () => visitor.introduce(),
    })
    const stopHoping = onHope(() => socket.hurry())
    const start = visitor.known ? Promise.resolve() : visitor.introduce().catch(() => undefined)
    void start.then(() => socket.connect())
    return () => {
      stopHoping()
      socket.close()
    }
  }
}

/** The lists with what has changed in them: a list that is left out has not. */
export function merged(before: Lobby | null, { mine, open, running }: Omit<LobbyChanged, 'type'>): Lobby {
  return {
    mine: mine ?? before?.mine ?? [],
    open: open ?? before?.open ?? [],
    running: running ?? before?.running ?? [],
  }
}

/** Tables that wait for me come first, the others as they are. */
export function myTurnFirst(mine: readonly TableLine[]): TableLine[] {
  return [...mine.filter((table) => table.asked), ...mine.filter((table) => !table.asked)]
}

export const lobby = new LobbyLists()
