import { List, Map as MapIcon, Maximize, Minus, Plus } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './map.module.css'
import { ZOOM_STEP } from './use-map-gestures.ts'
import type { MapMoves } from './use-map-view.ts'

interface Props {
  /** Undefined while the list is shown in place of the map. */
  readonly moves: MapMoves | undefined
  readonly list: { readonly label: string; readonly isShown: boolean; readonly open: () => void }
}

/** The buttons of a map. */
export const MapControls = ({ moves, list }: Props) => (
  <div className={styles['controls']}>
    {moves && (
      <>
        <IconButton label="Zoom in (+)" icon={<Plus />} onClick={() => moves.zoom(ZOOM_STEP)} />
        <IconButton label="Zoom out (-)" icon={<Minus />} onClick={() => moves.zoom(1 / ZOOM_STEP)} />
        <IconButton label="Show all (0)" icon={<Maximize />} onClick={() => moves.fit()} />
      </>
    )}
    <IconButton label={list.label} icon={list.isShown ? <MapIcon /> : <List />} onClick={list.open} />
  </div>
)
