/** State codes and names. The codes collide between countries: CO is Colorado and Coahuila. */
const table = (text: string): readonly (readonly [code: string, name: string])[] =>
  text
    .trim()
    .split(/\s*;\s*/u)
    .map(entry => [entry.slice(0, 2), entry.slice(3)] as const)

/** The fifty states, the District of Columbia and the territories with ZIP codes. */
export const US_STATES =
  table(`AL Alabama; AK Alaska; AZ Arizona; AR Arkansas; CA California; CO Colorado; CT Connecticut;
DE Delaware; DC District of Columbia; FL Florida; GA Georgia; HI Hawaii; ID Idaho; IL Illinois; IN Indiana; IA Iowa; KS Kansas;
KY Kentucky; LA Louisiana; ME Maine; MD Maryland; MA Massachusetts; MI Michigan; MN Minnesota; MS Mississippi; MO Missouri;
MT Montana; NE Nebraska; NV Nevada; NH New Hampshire; NJ New Jersey; NM New Mexico; NY New York; NC North Carolina;
ND North Dakota; OH Ohio; OK Oklahoma; OR Oregon; PA Pennsylvania; RI Rhode Island; SC South Carolina; SD South Dakota;
TN Tennessee; TX Texas; UT Utah; VT Vermont; VA Virginia; WA Washington; WV West Virginia; WI Wisconsin; WY Wyoming;
AS American Samoa; FM Micronesia; GU Guam; MH Marshall Islands; MP Northern Mariana Islands; PR Puerto Rico; PW Palau;
VI Virgin Islands`)

export const CANADIAN_PROVINCES = table(`AB Alberta; BC British Columbia; MB Manitoba; NB New Brunswick;
NL Newfoundland and Labrador; NS Nova Scotia; NT Northwest Territories; NU Nunavut; ON Ontario; PE Prince Edward Island;
QC Quebec; SK Saskatchewan; YT Yukon`)

export const MEXICAN_STATES =
  table(`AG Aguascalientes; BC Baja California; BS Baja California Sur; CM Campeche; CS Chiapas;
CH Chihuahua; CO Coahuila; CL Colima; DF Ciudad de México; DG Durango; EM Estado de México; GT Guanajuato; GR Guerrero;
HG Hidalgo; JA Jalisco; MI Michoacán; MO Morelos; NA Nayarit; NL Nuevo León; OA Oaxaca; PU Puebla; QE Querétaro;
QR Quintana Roo; SL San Luis Potosí; SI Sinaloa; SO Sonora; TB Tabasco; TM Tamaulipas; TL Tlaxcala; VE Veracruz; YU Yucatán;
ZA Zacatecas`)
