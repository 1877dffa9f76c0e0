import type { CarrierVehicle } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { ComboBox } from '../../ui/ComboBox.tsx'
import type { Option } from '../../ui/options.ts'
import { errorMessage } from '../errors/error-messages.ts'
import type { TruckSearch } from './truck-search.ts'

interface Props {
  readonly search: TruckSearch
  /** What is offered while nothing is typed. */
  readonly offered: readonly Option[]
  readonly optionOf: (truck: CarrierVehicle) => Option
  /** Null: none; the placeholder is shown. */
  readonly chosen: Option | null
  readonly onChoose: (key: string) => void
  readonly placeholder: string
  readonly description?: string | undefined
  readonly isDisabled?: boolean
}

/** One truck, found by typing the start of its unit number, plate or VIN. */
export const TruckField = observer(
  ({ search, offered, optionOf, chosen, onChoose, placeholder, description, isDisabled = false }: Props) => {
    const { text, trucks, found } = search
    const isOffered = chosen === null || offered.some(({ key }) => key === chosen.key)
    const options = trucks?.map(each => optionOf(each)) ?? (isOffered ? offered : [...offered, chosen])
    const label = chosen?.label ?? ''
    const error = errorMessage(found.state, 'the trucks')
    return (
      <ComboBox
        label="Truck"
        description={description}
        placeholder={placeholder}
        isAsync
        isLoading={found.isPending}
        isDisabled={isDisabled}
        options={options}
        // While typing none is chosen, or the arrow keys would begin at the truck that is to be replaced.
        value={trucks === undefined ? (chosen?.key ?? null) : null}
        text={text ?? label}
        onText={typed => search.search(typed === label ? null : typed)}
        onChange={key => {
          search.search(null)
          if (key !== null && key !== chosen?.key) onChoose(key)
        }}
        emptyText="No truck has a unit number, plate, or VIN that starts like this."
        error={error && `${error.title}. Type again to retry.`}
      />
    )
  },
)
