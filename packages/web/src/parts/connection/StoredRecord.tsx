import { paths } from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import type { MadeChange } from './connection-changes.ts'

/** That a record was kept with an act, with a link to it. Empty: nothing where none was. */
export const StoredRecord = ({ made }: { readonly made: Pick<MadeChange, 'storedId'> | null }) =>
  made?.storedId === undefined ? null : (
    <Link to={paths.decisionRecord({ id: made.storedId })}>Record kept</Link>
  )
