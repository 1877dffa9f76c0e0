import {
  type Area,
  type Lane,
  type LanePlace,
  lanePlaceName,
  lanePlaceOf,
  type MapPlace,
  readAreaSearch,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ListboxCursor } from '../../stores/listbox-cursor.ts'
import { Query } from '../../stores/query.ts'
import { type AreaBoxOption, areaOptionKey } from './area-box-options.ts'
import { AreaOffers, type AreaOffersDeps } from './area-offers.ts'

export interface AreaBoxDeps extends AreaOffersDeps {
  /** Lanes to offer while the box is empty. */
  readonly recents: () => readonly Lane[]
  /** Called when another place was chosen, or the chosen place was removed. */
  readonly onPlace: (place: LanePlace | null) => void
  /** Called when a whole lane was chosen. */
  readonly onLane: (lane: Lane) => void
  /** Called when the user chose an option here. Returns whether the focus moves to another box. */
  readonly onPicked: () => boolean
}

/**
 * The state of the box of one end of a lane.
 *
 * Each key sends a request and aborts the one before; a response counts only for the newest text. Until it arrives,
 * the older options that match the newer text stay. Once the response is here, its first option is active: Enter or
 * Tab chooses it, even if pressed before the response.
 * Typing over a chosen place removes it when the box is left; Escape restores it.
 */
export class AreaBoxStore {
  text = ''
  place: LanePlace | null = null
  readonly cursor: ListboxCursor<AreaBoxOption>
  /** Looks up the area that contains the chosen map place. */
  readonly lookup: Query<Area, MapPlace>
  /** Enter was pressed before the response: its first option is chosen when it arrives. */
  isAwaited = false
  readonly #deps: AreaBoxDeps
  readonly #offers: AreaOffers

  constructor(deps: AreaBoxDeps) {
    this.#deps = deps
    this.#offers = new AreaOffers(deps)
    this.cursor = new ListboxCursor<AreaBoxOption>({
      options: () => this.options,
      keyOf: areaOptionKey,
      initial: () => (this.isAnswered && !this.isBlank ? this.options[0] : undefined),
    })
    this.lookup = new Query(({ id }, signal) => deps.areas.findByPlaceId({ placeId: id }, signal))
    makeAutoObservable(this, { place: observableRef, lookup: false, cursor: false }, { autoBind: true })
  }

  get isBlank(): boolean {
    return this.text.trim() === ''
  }

  /** Whether the text differs from that of the chosen place. */
  get isTyped(): boolean {
    return this.text !== (this.place?.name ?? '')
  }

  get search() {
    return this.isTyped ? readAreaSearch(this.text) : undefined
  }

  /** The state of the newest request for areas. */
  get found(): AreaOffers['found']['state'] {
    return this.#offers.found.state
  }

  get isSearching(): boolean {
    return this.found.kind === 'loading' || this.lookup.isPending
  }

  /** Whether the options belong to the current text. */
  get isAnswered(): boolean {
    return this.#offers.isFor(this.text)
  }

  get options(): readonly AreaBoxOption[] {
    if (this.isBlank) return this.#deps.recents().map(lane => ({ kind: 'recent', lane }))
    const { search, text } = this
    return search === undefined ? [] : this.#offers.optionsFor(text, search)
  }

  /** Shows a place that was not chosen here. The only request is for the area of a map place. */
  setPlace(place: LanePlace | null): void {
    this.#stop()
    this.place = place
    this.text = place?.name ?? ''
    this.cursor.close()
    // The name of a place that was not chosen here is not trusted: its area's name is used.
    if (place !== null && place.areaId === null && place.placeId !== null)
      void this.#lookUp({ id: place.placeId, name: '' })
  }

  type(text: string): void {
    this.#stop()
    this.text = text
    this.cursor.restart()
    if (this.isBlank && this.place !== null) this.#set(null)
    this.request()
  }

  /** Requests the options for the text. */
  request(): void {
    const { search, text } = this
    if (search === undefined) return
    void this.#offers
      .request(text, search)
      .then(isNewest => isNewest && this.isAwaited && this.#chooseAwaited())
  }

  /** Sends the last request again after a failure. */
  retry(): void {
    const { place } = this
    if (this.lookup.state.kind === 'idle' || place === null || place.placeId === null) this.request()
    else void this.#lookUp({ id: place.placeId, name: place.name })
  }

  /** Chooses an option, by a click or as the active one. Returns whether the focus moves to another box. */
  choose(option: AreaBoxOption): boolean {
    if (option.kind === 'recent') {
      this.cursor.close()
      this.#deps.onLane(option.lane)
      return this.#deps.onPicked()
    }
    if (option.kind === 'area') this.#set(lanePlaceOf(option.area))
    else {
      const { id, name } = option.place
      this.#set(unknownPlace({ id, name }))
      void this.#lookUp(option.place)
    }
    return this.#deps.onPicked()
  }

  /**
   * Enter or Tab: chooses the active option, or the first one as soon as there is a response.
   *
   * Returns `nothing` when there is nothing to choose and the key keeps its default effect, `moved` when the focus
   * moves to another box.
   */
  accept(): 'nothing' | 'chosen' | 'moved' {
    const chooseOption = (option: AreaBoxOption) => (this.choose(option) ? 'moved' : 'chosen')
    const { isOpen, active } = this.cursor
    if (isOpen && active !== undefined) return chooseOption(active)
    if (this.search === undefined) return 'nothing'
    const [first] = this.isAnswered ? this.options : []
    if (first !== undefined) return chooseOption(first)
    if (!this.isAnswered) {
      if (this.found.kind !== 'loading') this.request()
      this.isAwaited = true
    }
    return 'chosen'
  }

  /** Escape: closes the list, then restores the chosen place, then clears the box. */
  escape(): void {
    if (this.cursor.isShown) return this.cursor.close()
    if (this.isTyped && this.place !== null) return this.setPlace(this.place)
    this.clear()
  }

  clear(): void {
    this.#stop()
    this.cursor.close()
    this.#set(null)
  }

  /** The box is left: a text that was not chosen is discarded. */
  leave(): void {
    this.cursor.close()
    if (this.isAwaited || !this.isTyped || this.place === null) return
    const { text } = this
    this.place = null
    this.text = text
    this.#deps.onPlace(null)
  }

  dispose(): void {
    this.#stop()
  }

  #set(place: LanePlace | null): void {
    this.#stop()
    this.cursor.close()
    this.text = place?.name ?? ''
    this.place = place
    this.#deps.onPlace(place)
  }

  #stop(): void {
    this.#offers.stop()
    this.lookup.reset()
    this.isAwaited = false
  }

  #chooseAwaited(): void {
    this.isAwaited = false
    const [first] = this.isAnswered ? this.options : []
    if (first !== undefined) this.choose(first)
  }

  async #lookUp(mapPlace: MapPlace): Promise<void> {
    const lookup = await this.lookup.load(mapPlace)
    if (lookup?.kind !== 'ready') return
    const { id, name } = mapPlace
    const place = { ...lanePlaceOf(lookup.value, id), name: lanePlaceName(name) ?? lookup.value.name }
    runInAction(() => {
      this.place = place
      this.text = place.name
      this.#deps.onPlace(place)
    })
  }
}

const unknownPlace = ({ id, name }: MapPlace): LanePlace => ({
  name: lanePlaceName(name) ?? id,
  placeId: id,
  areaId: null,
  stateAreaId: null,
  kmaAreaId: null,
})
