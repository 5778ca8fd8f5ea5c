/** The lists of tables, live, as long as some screen shows them. */
import type { Lobby, TableLine } from '../protocol'
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
        if (message.type === 'lobby') this.lists = message
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

/** Tables that wait for me come first, the others as they are. */
export function myTurnFirst(mine: readonly TableLine[]): TableLine[] {
  return [...mine.filter((table) => table.asked), ...mine.filter((table) => !table.asked)]
}

export const lobby = new LobbyLists()
