import type { MapContents } from './map-picture.ts'

/** What a provider's map is told to show. */
export type ProvidedMapContents = Pick<MapContents, 'picture' | 'hovered'> & {
  readonly chosen: string | null
}

/** A map that a provider draws in a frame of ours. */
export interface ProvidedMap {
  /** Shows this instead of what it showed. */
  show(contents: ProvidedMapContents): void
  zoom(factor: number): void
  /** Shows everything that is on it, or the contiguous states. */
  fit(): void
  pan(dx: number, dy: number): void
  /** Takes it off the page. */
  close(): void
}

/** What happens on such a map. */
export interface ProvidedMapEvents {
  readonly onHover: (id: string | null) => void
  readonly onChoose: (id: string) => void
  /** It stopped working: the provider refused the key, or its code failed. Told once. */
  readonly onFailed: () => void
}

/** Somebody who draws maps. */
export interface MapProvider {
  /** Its name, as it is told when it does not answer: "Google Maps". */
  readonly name: string
  /** Refuses: rejects when its code does not come in time, is blocked, or refuses the key. */
  draw(
    host: HTMLElement,
    params: { readonly fit: 'states' | 'contents'; readonly events: ProvidedMapEvents },
    signal: AbortSignal,
  ): Promise<ProvidedMap>
}
