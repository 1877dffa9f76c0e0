import { formatNumber } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { type ChangesText, NewerRows, type Refreshed } from './NewerRows.tsx'

interface Props {
  /** "Loads". */
  readonly title: string
  /** The open tab. */
  readonly tab: string
  readonly list: Refreshed & {
    /** Undefined: it has not loaded. With an error, its total is not known. */
    readonly shown: { readonly total: number; readonly error: unknown } | undefined
    readonly found: { readonly isPending: boolean }
  }
  readonly changesText: ChangesText
  /** Links to what belongs to the list. */
  readonly links?: ReactNode
}

/** The title of a list with its count, and the press that shows the newer rows that wait. */
export const FreightHeader = observer(({ title, tab, list, changesText, links }: Props) => {
  const { shown, found } = list
  return (
    <ScreenHeader
      title={title}
      count={
        shown === undefined
          ? found.isPending && 'loading'
          : found.isPending
            ? 'updating'
            : shown.error === null &&
              `${formatNumber(shown.total)} ${tab === 'All' ? 'in all' : tab.toLowerCase()}`
      }
      actions={
        <>
          <NewerRows list={list} changesText={changesText} />
          {links}
        </>
      }
    />
  )
})
