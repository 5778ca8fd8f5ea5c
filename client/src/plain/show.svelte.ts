/** A plain board has no animations: each event stands in the prompt line long enough to be read. */
import type { AnyView, Scene } from '../table/board'
import { Pace, type Beat } from '../table/pace'
import { Show } from '../table/show.svelte'

const PACE = new Pace({ lengths: {}, together: new Set() })

export class PlainShow extends Show<AnyView> {
  constructor(current: () => AnyView) {
    super(current, PACE)
  }

  protected act(beat: Beat, scene: Scene<AnyView>): void {
    this.tell(beat, scene)
  }

  /** What an event changes only the new view says. */
  protected retell(view: AnyView): AnyView {
    return view
  }

  protected rest(): void {
    // nothing has moved
  }
}
