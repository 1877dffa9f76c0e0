import type { MapContents } from './map-picture.ts'

/** The contents that a provider's map shows. */
export type ProvidedMapContents = Pick<MapContents, 'picture' | 'hovered'> & {
  readonly chosen: string | null
}

/** A map that a provider draws in an element of ours. */
export interface ProvidedMap {
  /** Replaces the contents. */
  show(contents: ProvidedMapContents): void
  zoom(factor: number): void
  /** Fits all contents, or the contiguous states. */
  fit(): void
  pan(dx: number, dy: number): void
  /** Removes it from the page. */
  close(): void
}

/** Events of a provider's map. */
export interface ProvidedMapEvents {
  readonly onHover: (id: string | null) => void
  readonly onChoose: (id: string) => void
  /** Called once when it has stopped working: the provider refused the key, or its code failed. */
  readonly onFailed: () => void
}

/** A provider of maps. */
export interface MapProvider {
  /** Its name for error messages: "Google Maps". */
  readonly name: string
  /** Refuses: rejects when its code is late or blocked, or the key is refused. */
  draw(
    host: HTMLElement,
    params: { readonly fit: 'states' | 'contents'; readonly events: ProvidedMapEvents },
    signal: AbortSignal,
  ): Promise<ProvidedMap>
}
