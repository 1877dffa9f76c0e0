import type { ListRefresh } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Button } from '../../ui/Button.tsx'

type Changes = Pick<ListRefresh<never>, 'moved' | 'added'>

/** What changed since the rows were shown: "2 loads changed". */
export type ChangesText = (changes: Changes) => string

/** A list that is refreshed in the background. */
export interface Refreshed {
  /** Null: the rows shown are the newest. */
  readonly waiting: Changes | null
  showWaiting(): void
}

interface Props {
  readonly list: Refreshed
  readonly changesText: ChangesText
}

/** The press that shows the newer rows that wait, announced when it comes. */
export const NewerRows = observer(({ list: { waiting, showWaiting }, changesText }: Props) => (
  <span role="status">
    {waiting !== null && (
      <Button variant="primary" size="small" onClick={showWaiting}>
        {`${changesText(waiting)}. Show`}
      </Button>
    )}
  </span>
))
