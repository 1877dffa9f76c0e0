import { distinct, ofUpdates, TIES_MOVED, triggers } from './tie-triggers.ts'

const MOVED = `
    ${TIES_MOVED}
    return null;`

/** What is shown of a carrier that another is tied to, and decides no rule. */
export const tieChanges = [
  triggers('names_of_tied_carriers', 'carriers', MOVED, ofUpdates('carriers', distinct('legal_name'))),
  triggers('alerts_of_tied_carriers', 'identity_alerts', MOVED, {
    write: 'after insert or update or delete on identity_alerts for each statement',
  }),
].join('\n')
