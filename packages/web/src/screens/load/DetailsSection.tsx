import {
  equipmentText,
  formatUsd,
  type Load,
  type LoadDetails,
  loadUnitText,
  paths,
  phoneHref,
  phoneText,
  relativeTime,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { FactList, type ListedFact } from '../../ui/FactList.tsx'
import { Card } from '../../ui/Section.tsx'
import { linkClass } from '../../ui/TextLink.tsx'

const Phone = ({ phone }: { readonly phone: string }) => (
  <a href={phoneHref(phone) ?? undefined} className={linkClass}>
    {phoneText(phone)}
  </a>
)

const factsOf = (details: LoadDetails, now: number): readonly ListedFact[] => {
  const { equipment, commodity, commodityValueUsd, rateUsd, isTeam, driverPhone, updatedAt } = details
  const facts: readonly (ListedFact | null | undefined | '' | false)[] = [
    equipment !== null && { label: 'Equipment', value: equipmentText(equipment) },
    commodity !== null && { label: 'Commodity', value: commodity },
    commodityValueUsd !== null && { label: 'Value', value: formatUsd(commodityValueUsd) },
    rateUsd !== null && { label: 'Rate', value: formatUsd(rateUsd) },
    isTeam !== null && { label: 'Drivers', value: isTeam ? 'Team required' : 'One driver' },
    driverPhone !== null && { label: 'Driver’s phone', value: <Phone phone={driverPhone} /> },
    details.truck && { label: 'Truck as given', value: loadUnitText(details.truck) ?? '' },
    details.trailer && { label: 'Trailer as given', value: loadUnitText(details.trailer) ?? '' },
    updatedAt !== null && { label: 'Changed in your system', value: relativeTime(updatedAt, now) },
  ]
  return facts.filter(fact => fact != null && fact !== '' && fact !== false)
}

/** What the company's own system says of a load. Nothing from a monitor that does not have it, and for a load without a number. Section 3, "Loads of one's own". */
export const DetailsSection = observer(({ load }: { readonly load: Load }) => {
  const { details, externalNumber, id } = load
  const now = useStore(BrowserTokens.Clock).now()
  const facts = details === null ? [] : factsOf(details, now)
  if (details === null || externalNumber === null) return null
  return (
    <Card
      heading="Freight details"
      actions={
        <Link to={paths.newLoad({ load: String(id) })} {...buttonStyle()}>
          Change load
        </Link>
      }
    >
      {facts.length === 0 ? <p>Nothing more is known of it.</p> : <FactList facts={facts} />}
    </Card>
  )
})
