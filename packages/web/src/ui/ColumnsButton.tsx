import { type ComponentType, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import type { ColumnChoiceProps } from './ColumnChoice.tsx'
import styles from './ColumnsButton.module.css'
import type { ColumnChoosing } from './column-choosing.ts'
import { useIsPhone } from './use-is-phone.ts'

export interface ColumnsButtonProps {
  choosing: ColumnChoosing
  className?: string
}

let loaded: ComponentType<ColumnChoiceProps> | undefined

/**
 * "Columns": opens the choice of columns of a list, for its toolbar. The code of the choice is loaded at the first
 * press;
 * if that fails, the button says so and what to do. On a phone rows are cards, and there is nothing to choose.
 */
export const ColumnsButton = ({ choosing, className }: ColumnsButtonProps) => {
  const [state, setState] = useState<'closed' | 'coming' | 'open' | 'failed'>('closed')
  const button = useRef<HTMLButtonElement>(null)
  const isPhone = useIsPhone()
  if (isPhone) return null
  const open = () => {
    if (loaded !== undefined) return setState('open')
    setState('coming')
    import('./ColumnChoice.tsx').then(
      ({ ColumnChoice }) => {
        loaded = ColumnChoice
        setState(now => (now === 'coming' ? 'open' : now))
      },
      () => setState('failed'),
    )
  }
  const Choice = loaded
  return (
    <span className={className}>
      {state === 'failed' && (
        <span role="alert" className={styles['error']}>
          The choice of columns could not be loaded. Try again, or reload the page.
        </span>
      )}
      <Button
        ref={button}
        variant="quiet"
        size="small"
        icon={<Sign />}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        isPending={state === 'coming'}
        onClick={open}
      >
        Columns
      </Button>
      {state === 'open' && Choice !== undefined && (
        <Choice choosing={choosing} button={button} onClose={() => setState('closed')} />
      )}
    </span>
  )
}

const Sign = () => (
  <svg
    viewBox="0 0 16 16"
    width="15"
    height="15"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M2.5 3h11v10h-11zM6.2 3v10m3.6-10v10" />
  </svg>
)
