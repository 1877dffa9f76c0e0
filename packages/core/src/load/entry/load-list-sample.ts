import type { CalendarDate } from '../../shared/calendar-date.ts'
import { addDays } from '../../shared/calendar-date.ts'

/** The headings of the sample, each of which is read. */
const HEADINGS = [
  'Load number',
  'Status',
  'Carrier DOT',
  'Carrier MC',
  'Miles',
  'Equipment',
  'Commodity',
  'Cargo value',
  'Carrier rate',
  'Team',
  'Driver phone',
  'Truck number',
  'Truck plate',
  'Truck plate state',
  'Truck VIN',
  'Trailer number',
  'Trailer plate',
  'Trailer plate state',
  'Trailer VIN',
  'Pickup city',
  'Pickup state',
  'Pickup ZIP',
  'Pickup date',
  'Pickup time',
  'Pickup end time',
  'Delivery city',
  'Delivery state',
  'Delivery ZIP',
  'Delivery date',
  'Delivery time',
  'Delivery end time',
] as const

/** A list of two loads as it can be uploaded, with dates of the next days. Source: section 5, "List of loads". */
export const loadListSample = (today: CalendarDate): readonly (readonly (string | number)[])[] => {
  const [pickup, delivery] = [addDays(today, 2), addDays(today, 4)]
  return [
    HEADINGS,
    [
      ...['SAMPLE-1001', 'Covered', '1234567', '', 780, 'Reefer', 'Frozen food', 85000, 1850.5, 'No'],
      ...['(312) 555-0142', '17', '', '', '', '5301', '', '', ''],
      ...['Dallas', 'TX', '75201', pickup, '08:00', '12:00'],
      ...['Atlanta', 'GA', '30303', delivery, '07:00', '15:00'],
    ],
    [
      ...['SAMPLE-1002', 'Available', '', '', 1010, 'Van', 'Paper', 40000, '', 'Yes'],
      ...['', '', '', '', '', '', '', '', ''],
      ...['Chicago', 'IL', '60601', pickup, '09:00', '17:00'],
      ...['Denver', 'CO', '80202', delivery, '06:00', '14:00'],
    ],
  ]
}
