import {
  type Areas,
  changeLane,
  EMPTY_LANE,
  LANE_ENDS,
  type Lane,
  type LaneChange,
  type LaneEnd,
  type LanePlace,
  laneEndProblem,
  type Maps,
  rejectedLaneEnds,
  swapLane,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { isNotFound } from '../../stores/not-found.ts'
import { AreaBoxStore } from './area-box-store.ts'

export interface LaneEndsDeps {
  readonly areas: Areas
  /** Null: no maps are configured, and only areas are offered. */
  readonly maps: Maps | null
  /** Lanes that were searched before, to offer in an empty box. */
  readonly recents: () => readonly Lane[]
  /**
   * Called when the user changed the lane. `results: 'clear'` says that an end was removed, so the results are cleared
   * too; `keep`, that they may stay as outdated until the new lane has been searched.
   */
  readonly onChange: (change: LaneChange) => void
}

/**
 * The two ends of a lane, each with its box. They can be swapped, cleared, or taken from a recent lane.
 *
 * The owner keeps the lane in its address: it calls `setLane` with the lane of the address, and writes the lane of each
 * `onChange` there. Nothing is searched here.
 */
export class LaneEndsStore {
  lane: Lane = EMPTY_LANE
  readonly boxes: Readonly<Record<LaneEnd, AreaBoxStore>>
  /** Whether missing ends are shown as errors: only after a search was tried. */
  isReported = false
  /** Counts the choices in the boxes, so that the view can move the focus. */
  picked: { readonly end: LaneEnd; readonly times: number } = { end: 'origin', times: 0 }
  readonly #deps: LaneEndsDeps

  constructor(deps: LaneEndsDeps) {
    this.#deps = deps
    this.boxes = { origin: this.#box('origin'), destination: this.#box('destination') }
    makeAutoObservable(this, { lane: observableRef, picked: observableRef, boxes: false }, { autoBind: true })
  }

  get isEmpty(): boolean {
    return LANE_ENDS.every(end => this.boxes[end].isBlank)
  }

  /** The box that gets the focus after a choice. Empty: undefined, neither is blank. */
  get nextBlank(): LaneEnd | undefined {
    return LANE_ENDS.find(end => this.boxes[end].isBlank)
  }

  /** Shows the lane of the address without calling `onChange`. A text that was not chosen is discarded. */
  setLane(lane: Lane): void {
    this.isReported = false
    this.lane = lane
    for (const end of LANE_ENDS) this.boxes[end].setPlace(lane[end])
  }

  /** Swaps the ends. A text that was not chosen moves too. */
  swap(): void {
    const { origin, destination } = this.boxes
    const texts = { origin: destination.text, destination: origin.text }
    this.lane = swapLane(this.lane)
    for (const end of LANE_ENDS) {
      const box = this.boxes[end]
      box.setPlace(this.lane[end])
      if (this.lane[end] === null && texts[end] !== '') {
        box.type(texts[end])
        box.cursor.close()
      }
    }
    this.#deps.onChange({ lane: this.lane, results: 'keep' })
  }

  /** Sets both ends from a lane, such as a recent one. */
  choose(lane: Lane): void {
    this.setLane(lane)
    this.#deps.onChange({ lane, results: 'keep' })
  }

  clear(end: LaneEnd): void {
    this.boxes[end].clear()
  }

  /** Sends failed requests again once the network is back. */
  retryFailed(): void {
    for (const end of LANE_ENDS) {
      const {
        found,
        lookup: { state: lookup },
        retry,
      } = this.boxes[end]
      if (found.kind === 'failed' || lookup.kind === 'failed') retry()
    }
  }

  /** The error of an end, beside its box. Empty: undefined before a search, and for a valid end. */
  problemOf(end: LaneEnd): string | undefined {
    const {
      text,
      lookup: { state: lookup },
    } = this.boxes[end]
    const isLookedUp = isNotFound(lookup)
    return this.isReported || isLookedUp
      ? laneEndProblem(this.#untyped(this.lane, end), end, text)
      : undefined
  }

  /**
   * Called before a search: the first incomplete end, which shows its error from now on and gets the focus. Undefined:
   * the lane can be searched.
   */
  firstError(): LaneEnd | undefined {
    for (const end of LANE_ENDS) this.boxes[end].leave()
    // A typed text is no place yet, even while Enter waits for the response.
    const [wrong] = rejectedLaneEnds(LANE_ENDS.reduce(this.#untyped, this.lane))
    this.isReported = wrong !== undefined
    return wrong
  }

  dispose(): void {
    for (const end of LANE_ENDS) this.boxes[end].dispose()
  }

  readonly #untyped = (lane: Lane, end: LaneEnd): Lane =>
    this.boxes[end].isTyped ? { ...lane, [end]: null } : lane

  #box(end: LaneEnd): AreaBoxStore {
    const { areas, maps, recents } = this.#deps
    return new AreaBoxStore({
      areas,
      maps,
      recents,
      onPlace: place => this.#set(end, place),
      onLane: lane => this.choose(lane),
      onPicked: () => this.#pick(end),
    })
  }

  #set(end: LaneEnd, place: LanePlace | null): void {
    const change = changeLane(this.lane, end, place)
    this.lane = change.lane
    this.#deps.onChange(change)
  }

  #pick(end: LaneEnd): boolean {
    this.picked = { end, times: this.picked.times + 1 }
    return this.nextBlank !== undefined
  }
}
