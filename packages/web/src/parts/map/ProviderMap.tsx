import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { descriptionOf } from './description-of.ts'
import { MapControls } from './MapControls.tsx'
import { MapSkeleton } from './MapSkeleton.tsx'
import { MapTable } from './MapTable.tsx'
import styles from './map.module.css'
import { MAP_KEYS_HELP } from './map-keys-help.ts'
import type { MapViewProps } from './map-picture.ts'
import type { MapProvider, ProvidedMap } from './map-provider.ts'
import { mapKey } from './use-map-gestures.ts'
import { useTextForm } from './use-text-form.ts'

interface Props extends MapViewProps {
  readonly provider: MapProvider
  readonly onFailed: () => void
}

/** A provider's map, with the buttons, keys and list that every map of the portal has. */
export const ProviderMap = (props: Props) => {
  const { label, provider, picture, hovered, chosen = null, fit = 'states', listId } = props
  const host = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<ProvidedMap>()
  const helpId = useId()
  const text = useTextForm(label, listId)
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    if (host.current === null) return
    const drawing = new AbortController()
    let drawn: ProvidedMap | undefined
    const fail = () => {
      if (!drawing.signal.aborted) latest.current.onFailed()
    }
    const events = {
      onHover: (id: string | null) => latest.current.onHover(id),
      onChoose: (id: string) => latest.current.onChoose?.(id),
      onFailed: fail,
    }
    provider.draw(host.current, { fit, events }, drawing.signal).then(map => {
      if (drawing.signal.aborted) return map.close()
      drawn = map
      setMap(map)
    }, fail)
    return () => {
      drawing.abort()
      drawn?.close()
    }
  }, [provider, fit])

  useEffect(() => {
    try {
      map?.show({ picture, hovered, chosen })
    } catch {
      // Whatever the provider's code throws is handled as a provider that cannot be reached.
      latest.current.onFailed()
    }
  }, [map, picture, hovered, chosen])

  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || map === undefined) return
    if (event.key === 'l' && !event.ctrlKey && !event.metaKey && !event.altKey) text.open()
    else if (!mapKey(event, map)) return
    event.preventDefault()
  }
  const frameHandlers = { onKeyDown: press }
  const caption = hovered === null ? undefined : descriptionOf(picture, hovered)

  return (
    <div className={styles['map']}>
      <div
        className={styles['frame']}
        role="application"
        aria-roledescription="map"
        aria-label={label}
        aria-describedby={helpId}
        aria-busy={map === undefined}
        tabIndex={text.isShown ? -1 : 0}
        inert={text.isShown}
        id={text.frameId}
        {...frameHandlers}
      >
        <div ref={host} className={styles['host']} />
        {map === undefined && <MapSkeleton />}
        {caption !== undefined && <p className={styles['caption']}>{caption}</p>}
      </div>
      <VisuallyHidden>
        <span id={helpId}>{MAP_KEYS_HELP}</span>
      </VisuallyHidden>
      {text.isShown && <MapTable {...props} id={text.tableId} />}
      <MapControls moves={text.isShown ? undefined : map} list={text} />
    </div>
  )
}
