/** A plain board has no animations: each event stands in the prompt line long enough to be read. */
import type { AnyView, Scene } from '../table/board'
import { Pace, type Beat } from '../table/pace'
import { Show } from '../table/show.svelte'

const PACE = new Pace({ lengths: {}, usual: 600, together: new Set(), longest: 3000, least: 0.15 })

export class PlainShow extends Show<AnyView> {
  constructor(current: () => AnyView) {
    super(current, PACE)
  }

  protected act(beat: Beat, scene: Scene<AnyView>): Promise<void> {
    this.tell(beat, scene)
    return scene.wait(PACE.lengthOf(beat[0]) * this.hurry)
  }

  /** What an event changes only the new view says. */
  protected retell(view: AnyView): AnyView {
    return view
  }

  protected rest(): void {
    // nothing has moved
  }
}
