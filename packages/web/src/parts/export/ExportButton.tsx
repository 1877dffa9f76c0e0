import { formatCount, formatNumber } from '@fairhaul/core'
import { Download } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './export.module.css'
import type { ExportView } from './export-store.ts'

interface Props {
  readonly store: ExportView<unknown>
  /** The name of one row: "carrier". */
  readonly unit: string
  /** Left out: "Export". */
  readonly label?: string
  readonly size?: 'medium' | 'small'
  readonly isDisabled?: boolean
}

/** Exports a list to a file. While it is pending, its progress and a Cancel button replace the button. */
export const ExportButton = observer(
  ({ store, unit, label = 'Export', size = 'medium', isDisabled = false }: Props) => {
    const { state } = store
    const start = useRef<HTMLButtonElement>(null)
    const wasGathering = useRef(false)
    const isGathering = state.kind === 'gathering'
    useEffect(() => {
      if (wasGathering.current && !isGathering && document.activeElement === document.body)
        start.current?.focus()
      wasGathering.current = isGathering
    }, [isGathering])
    return (
      <span className={styles['export']}>
        {isGathering ? (
          <>
            <span className={styles['progress']}>
              {state.progress === undefined
                ? 'Preparing export'
                : `Page ${formatNumber(state.progress.done)} of ${formatNumber(state.progress.of)}`}
            </span>
            <Button size={size} onClick={store.cancel}>
              Cancel export
            </Button>
          </>
        ) : (
          <Button
            ref={start}
            size={size}
            icon={<Download />}
            onClick={() => void store.start()}
            disabled={isDisabled}
          >
            {label}
          </Button>
        )}
        <VisuallyHidden>
          <span role="status">{state.kind === 'saved' ? savedMessage(state, unit) : ''}</span>
        </VisuallyHidden>
      </span>
    )
  },
)

/** The contents of the file: "12 carriers exported, with insights." */
export const savedMessage = (
  { rows, hasInsights }: { readonly rows: number; readonly hasInsights: boolean },
  unit: string,
): string =>
  hasInsights
    ? `${formatCount(rows, unit)} exported, with insights.`
    : `${formatCount(rows, unit)} exported. Your plan does not include insights in exports, so those columns are left out.`
