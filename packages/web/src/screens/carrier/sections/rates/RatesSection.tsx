import {
  carrierRatesFact,
  type CarrierRates,
  formatNumber,
  paidLoadsFact,
  rateConfirmationsPath,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../../di/Link.tsx'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { FactText } from '../../../../parts/carrier-facts/FactText.tsx'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { type Bar, Bars } from '../../../../ui/chart/Bars.tsx'
import { Figure } from '../../../../ui/chart/Figure.tsx'
import { Card } from '../../../../ui/Section.tsx'
import { linkClass } from '../../../../ui/TextLink.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import { FullProfileNote } from '../FullProfileNote.tsx'
import styles from './RatesSection.module.css'
import type { RatesStore } from './rates-store.ts'

/** The counts that are on record, as bars of the largest. */
const barsOf = ({ viewed, delivered, mails }: CarrierRates): readonly Bar[] => {
  const counts = [
    ['Viewed', viewed],
    ['Delivered', delivered],
    ['E-mails sent', mails],
  ] as const
  const known = counts.flatMap(([label, count]) => (count === null ? [] : [{ label, count }]))
  const most = Math.max(1, ...known.map(({ count }) => count))
  return known.map(({ label, count }) => ({ label, text: formatNumber(count), value: count / most }))
}

/** What this company sent the carrier to haul, and what others paid it for. */
export const RatesSection = observer(({ id, name, carrier }: ProfilePartProps) => {
  const { payments } = useScreenStore<RatesStore>()
  const { rates } = carrier
  return (
    <Card id={id} heading={name}>
      <div className={styles['pair']}>
        <div>
          {rates === null ? (
            <>
              <h3>Rate confirmations</h3>
              <p className={styles['none']}>Your plan does not include rate confirmations.</p>
            </>
          ) : (
            <>
              <Sent rates={rates} />
              <p className={styles['source']}>
                <Link to={rateConfirmationsPath({ carrierName: carrier.legalName })} className={linkClass}>
                  See your rate confirmations to this name
                </Link>
              </p>
            </>
          )}
        </div>
        <div>
          <h3>Paid loads</h3>
          {!carrier.isFullProfile ? (
            <FullProfileNote what="Payments" />
          ) : (
            <Loaded query={payments} what="the paid loads" lines={2}>
              {analysis => (
                <>
                  <p className={styles['paid']}>
                    <FactText fact={paidLoadsFact(analysis)} />
                  </p>
                  <p className={styles['source']}>
                    {analysis.loads === null
                      ? 'No payment provider has paid this carrier for a load.'
                      : `${analysis.provider ?? 'Provider not on record'}, last 12 months`}
                  </p>
                </>
              )}
            </Loaded>
          )}
        </div>
      </div>
    </Card>
  )
})

const Sent = ({ rates }: { readonly rates: CarrierRates }) => {
  const bars = barsOf(rates)
  const fact = carrierRatesFact(rates)
  if (bars.length === 0)
    return (
      <>
        <h3>Rate confirmations</h3>
        <p>
          <FactText fact={fact} />
        </p>
      </>
    )
  return (
    <Figure
      heading="Rate confirmations"
      note="of your company"
      summary={`Your company’s rate confirmations to this carrier: ${fact.text}`}
      table={{
        columns: ['Rate confirmations', 'Count'],
        rows: bars.map(({ label, text }) => [label, text]),
      }}
    >
      <Bars bars={bars} />
    </Figure>
  )
}
