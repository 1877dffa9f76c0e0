import type { ReactNode } from 'react'
import { CarrierNameText } from '../../../parts/carrier-name/CarrierNameText.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { keyCaps } from '../../../ui/keys.ts'
import styles from './Palette.module.css'
import type { PaletteItem } from './palette-source.ts'

/** The id of the element of an item. */
export const idOf = (key: string) => `palette-${key.replace(/[^\w-]/g, '_')}`

interface OptionProps {
  readonly item: PaletteItem
  readonly isActive: boolean
  readonly verdict?: ReactNode
}

/** One line of the palette: its name, what tells it from others, a verdict, and its keys. */
export const PaletteOption = ({ item, isActive, verdict }: OptionProps) => (
  <div
    id={idOf(item.key)}
    role="option"
    aria-selected={isActive}
    data-key={item.key}
    className={styles['option']}
  >
    <span className={styles['name']}>
      {item.carrierId === undefined ? item.label : <CarrierNameText name={item.label} />}
    </span>
    {(item.detail !== null || item.dbaName != null) && (
      <span className={styles['detail']}>
        {item.dbaName != null && (
          <>
            d.b.a. <CarrierNameText name={item.dbaName} />
            {item.detail !== null && ' · '}
          </>
        )}
        {item.detail}
      </span>
    )}
    {verdict && (
      <span
        className={styles['verdict']}
        data-found={(item.isFound && item.answer === undefined) || undefined}
      >
        {verdict}
      </span>
    )}
    {item.keys !== null && (
      <span className={styles['caps']} aria-hidden="true">
        {keyCaps(item.keys).map(cap => (
          <Kbd key={cap}>{cap}</Kbd>
        ))}
      </span>
    )}
  </div>
)
