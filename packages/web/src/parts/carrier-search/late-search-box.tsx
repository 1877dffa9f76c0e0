import { type AnswerLine, type CarrierId, dispatchStop, type UsableCarrier } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { SearchTokens, VehicleTokens } from '../../di/lazy-tokens.ts'
import type { Resolve } from '../../di/token.ts'
import { AccountTokens, BrowserTokens, CarriersTokens } from '../../di/tokens.ts'
import { contactWindowOf } from '../contact-window.ts'
import { CarrierNameText } from '../carrier-name/CarrierNameText.tsx'
import { VerdictLine } from '../verdict/VerdictLine.tsx'
import { RecognitionStore } from './recognition-store.ts'
import { SuggestionVerdicts } from './suggestion-verdicts.ts'

/** Whether there is anything to show: a carrier that is not assessed may still be blocked. */
const isKnown = ({ connection, rulesAssessment }: UsableCarrier): boolean =>
  rulesAssessment !== null || dispatchStop(connection) !== null

/**
 * Verdicts of suggestions, and how one is shown: nothing while it is not known. The answer to another search comes with
 * the verdict of the carrier that it names first; the name is repeated where it names several.
 */
export const suggestionVerdicts = (resolve: Resolve) => {
  const clock = resolve(BrowserTokens.Clock)
  const verdicts = new SuggestionVerdicts({
    carriers: resolve(CarriersTokens.Carriers),
    ahead: resolve(SearchTokens.ResultsAhead),
    clock,
  })
  const Verdict = observer(({ id }: { readonly id: CarrierId }) => {
    const carrier = verdicts.of(id)
    return carrier === undefined || !isKnown(carrier) ? null : (
      <VerdictLine carrier={carrier} today={clock.today()} place="suggestion" />
    )
  })
  const AnswerVerdict = ({ answer: { first, isOnly } }: { readonly answer: AnswerLine }) =>
    first === null || !isKnown(first) ? null : (
      <>
        {!isOnly && (
          <>
            <CarrierNameText name={first.legalName} />{' '}
          </>
        )}
        <VerdictLine carrier={first} today={clock.today()} place="suggestion" />
      </>
    )
  return { verdicts, Verdict, AnswerVerdict }
}

/** The parts of a search box that load after the first paint. */
export const lateSearchBox = (resolve: Resolve, resultsPath?: (text: string) => string) => {
  const account = resolve(AccountTokens.AccountStore)
  const { verdicts, Verdict, AnswerVerdict } = suggestionVerdicts(resolve)
  const recognition = new RecognitionStore({
    verdicts,
    ports: () => ({
      contactSearch: resolve(SearchTokens.ContactSearch),
      carrierVehicles: resolve(VehicleTokens.CarrierVehicles),
      contactWindow: () => contactWindowOf(resolve),
    }),
    ...(resultsPath && { resultsPath }),
    user: () => account.user,
    clock: resolve(BrowserTokens.Clock),
  })
  return { recognition, Verdict, AnswerVerdict }
}

export type LateSearchBox = ReturnType<typeof lateSearchBox>
