import { FILE_KINDS } from '../kinds/index.ts'
import { LICENSING_ROWS } from './licensing-rows.ts'
import { SAFETY_ROWS } from './safety-rows.ts'

/** The headers of the files of the measurement system, as published. */
const HEADERS: Readonly<Record<string, string>> = {
  'sms-inspections':
    'Unique_ID,Report_Number,Report_State,DOT_Number,Insp_Date,Insp_level_ID,County_code_State,Time_Weight,Driver_OOS_Total,Vehicle_OOS_Total,Total_Hazmat_Sent,OOS_Total,Hazmat_OOS_Total,Hazmat_Placard_req,Unit_Type_Desc,Unit_Make,Unit_License,Unit_License_State,VIN,Unit_Decal_Number,Unit_Type_Desc2,Unit_Make2,Unit_License2,Unit_License_State2,VIN2,Unit_Decal_Number2,Unsafe_Insp,Fatigued_Insp,Dr_Fitness_Insp,Subt_Alcohol_Insp,Vh_Maint_Insp,HM_Insp,BASIC_Viol,Unsafe_Viol,Fatigued_Viol,Dr_Fitness_Viol,Subt_Alcohol_Viol,Vh_Maint_Viol,HM_Viol',
  'sms-violations':
    'Unique_ID,Insp_Date,DOT_Number,Viol_Code,BASIC_Desc,OOS_Indicator,OOS_Weight,Severity_Weight,Time_Weight,Total_Severity_Wght,Section_Desc,Group_Desc,Viol_Unit',
  'sms-crashes':
    'Report_Number,Report_Seq_No,DOT_Number,Report_Date,Report_State,Fatalities,Injuries,Tow_Away,Hazmat_Released,Trafficway_Desc,Access_Control_Desc,Road_Surface_Condition_Desc,Weather_Condition_Desc,Light_Condition_Desc,Vehicle_ID_Number,Vehicle_License_Number,Vehicle_License_State,Severity_Weight,Time_Weight,citation_issued_desc,seq_num,Not_Preventable',
  'sms-measures':
    'DOT_NUMBER,INSP_TOTAL,DRIVER_INSP_TOTAL,DRIVER_OOS_INSP_TOTAL,VEHICLE_INSP_TOTAL,VEHICLE_OOS_INSP_TOTAL,UNSAFE_DRIV_INSP_W_VIOL,UNSAFE_DRIV_MEASURE,UNSAFE_DRIV_AC,HOS_DRIV_INSP_W_VIOL,HOS_DRIV_MEASURE,HOS_DRIV_AC,DRIV_FIT_INSP_W_VIOL,DRIV_FIT_MEASURE,DRIV_FIT_AC,CONTR_SUBST_INSP_W_VIOL,CONTR_SUBST_MEASURE,CONTR_SUBST_AC,VEH_MAINT_INSP_W_VIOL,VEH_MAINT_MEASURE,VEH_MAINT_AC',
  'out-of-service-orders': 'DOT_NUMBER,LEGAL_NAME,DBA_NAME,OOS_DATE,OOS_REASON,STATUS,OOS_RESCIND_DATE',
  'motus-carrier':
    'DOCKET_NUMBER,USDOT_NUMBER,RFC_NUMBER,OP_AUTH_TYPE,OP_AUTH_STATUS,MIN_COV_AMOUNT,CARGO_REQ,BOND_REQ,BIPD_FILE,CARGO_FILE,BOND_FILE,BUS_UNDELIVERABLE_MAIL,MAIL_UNDELIVERABLE_MAIL,DBA_NAME,LEGAL_NAME,BUS_STREET_PO,BUS_COLONIA,BUS_CITY,BUS_STATE_CODE,BUS_CTRY_CODE,BUS_ZIP_CODE,BUS_TELNO,MAIL_STREET_PO,MAIL_COLONIA,MAIL_CITY,MAIL_STATE_CODE,MAIL_CTRY_CODE,MAIL_ZIP_CODE',
  'motus-authority-history':
    'DOCKET_NUMBER,USDOT_NUMBER,OP_AUTH_TYPE,OP_AUTH_STATUS,REASON,STATUS_CHANGE_DATE',
  'motus-insurance':
    'DOCKET_NUMBER,USDOT_NUMBER,INS_FORM_CODE,INS_TYPE_CODE,INS_CLASS_CODE,MAX_COV_AMOUNT,UNDERL_LIM_AMOUNT,POLICY_NO,EFFECTIVE_DATE,INSURANCE_COMPANY_NAME,TRANS_DATE',
  'motus-insurance-history':
    'DOCKET_NUMBER,USDOT_NUMBER,INS_FORM_CODE,FILING_STATUS_REASON,INS_TYPE_CODE,INS_TYPE_IND,POLICY_NO,INS_TYPE_DESC,MIN_COV_AMOUNT,INS_CLASS_CODE,EFFECTIVE_DATE,UNDERL_LIM_AMOUNT,MAX_COV_AMOUNT,CANCL_EFFECTIVE_DATE,INSURANCE_COMPANY_NAME',
  'motus-process-agents':
    'DOCKET_NUMBER,USDOT_NUMBER,CO_NAME,ATTN_TO_OR_TITLE,STREET_PO,CITY,STATE_CODE,CTRY_CODE,ZIP_CODE',
  inspections:
    'CHANGE_DATE,INSPECTION_ID,DOT_NUMBER,REPORT_STATE,REPORT_NUMBER,INSP_DATE,INSP_START_TIME,INSP_END_TIME,REGISTRATION_DATE,REGION,CI_STATUS_CODE,LOCATION,LOCATION_DESC,COUNTY_CODE_STATE,COUNTY_CODE,INSP_LEVEL_ID,SERVICE_CENTER,CENSUS_SOURCE_ID,INSP_FACILITY,SHIPPER_NAME,SHIPPING_PAPER_NUMBER,CARGO_TANK,HAZMAT_PLACARD_REQ,SNET_VERSION_NUMBER,SNET_SEARCH_DATE,ALCOHOL_CONTROL_SUB,DRUG_INTRDCTN_SEARCH,DRUG_INTRDCTN_ARRESTS,SIZE_WEIGHT_ENF,TRAFFIC_ENF,LOCAL_ENF_JURISDICTION,PEN_CEN_MATCH,FINAL_STATUS_DATE,POST_ACC_IND,GROSS_COMB_VEH_WT,VIOL_TOTAL,OOS_TOTAL,DRIVER_VIOL_TOTAL,DRIVER_OOS_TOTAL,VEHICLE_VIOL_TOTAL,VEHICLE_OOS_TOTAL,HAZMAT_VIOL_TOTAL,HAZMAT_OOS_TOTAL,SNET_SEQUENCE_ID,TRANSACTION_CODE,TRANSACTION_DATE,UPLOAD_DATE,UPLOAD_FIRST_BYTE,UPLOAD_DOT_NUMBER,UPLOAD_SEARCH_INDICATOR,CENSUS_SEARCH_DATE,SNET_INPUT_DATE,SOURCE_OFFICE,MCMIS_ADD_DATE,INSP_CARRIER_NAME,INSP_CARRIER_STREET,INSP_CARRIER_CITY,INSP_CARRIER_STATE,INSP_CARRIER_ZIP_CODE,INSP_COLONIA,DOCKET_NUMBER,INSP_INTERSTATE,INSP_CARRIER_STATE_ID',
  'inspection-units':
    'CHANGE_DATE,INSPECTION_ID,INSP_UNIT_ID,INSP_UNIT_TYPE_ID,INSP_UNIT_NUMBER,INSP_UNIT_MAKE,INSP_UNIT_COMPANY,INSP_UNIT_LICENSE,INSP_UNIT_LICENSE_STATE,INSP_UNIT_VEHICLE_ID_NUMBER,INSP_UNIT_DECAL,INSP_UNIT_DECAL_NUMBER',
  'inspection-violations':
    'CHANGE_DATE,INSPECTION_ID,INSP_VIOLATION_ID,SEQ_NO,PART_NO,PART_NO_SECTION,INSP_VIOL_UNIT,INSP_UNIT_ID,INSP_VIOLATION_CATEGORY_ID,OUT_OF_SERVICE_INDICATOR,DEFECT_VERIFICATION_ID,CITATION_NUMBER',
  crashes:
    'CHANGE_DATE,CRASH_ID,REPORT_STATE,REPORT_NUMBER,REPORT_DATE,REPORT_TIME,REPORT_SEQ_NO,DOT_NUMBER,CI_STATUS_CODE,FINAL_STATUS_DATE,LOCATION,CITY_CODE,CITY,STATE,COUNTY_CODE,TRUCK_BUS_IND,TRAFFICWAY_ID,ACCESS_CONTROL_ID,ROAD_SURFACE_CONDITION_ID,CARGO_BODY_TYPE_ID,GVW_RATING_ID,VEHICLE_IDENTIFICATION_NUMBER,VEHICLE_LICENSE_NUMBER,VEHICLE_LIC_STATE,VEHICLE_HAZMAT_PLACARD,WEATHER_CONDITION_ID,VEHICLE_CONFIGURATION_ID,LIGHT_CONDITION_ID,HAZMAT_RELEASED,AGENCY,VEHICLES_IN_ACCIDENT,FATALITIES,INJURIES,TOW_AWAY,FEDERAL_RECORDABLE,STATE_RECORDABLE,SNET_VERSION_NUMBER,SNET_SEQUENCE_ID,TRANSACTION_CODE,TRANSACTION_DATE,UPLOAD_FIRST_BYTE,UPLOAD_DOT_NUMBER,UPLOAD_SEARCH_INDICATOR,UPLOAD_DATE,ADD_DATE,CRASH_CARRIER_ID,CRASH_CARRIER_NAME,CRASH_CARRIER_STREET,CRASH_CARRIER_CITY,CRASH_CARRIER_CITY_CODE,CRASH_CARRIER_STATE,CRASH_CARRIER_ZIP_CODE,CRASH_COLONIA,DOCKET_NUMBER,CRASH_CARRIER_INTERSTATE,NO_ID_FLAG,STATE_NUMBER,STATE_ISSUING_NUMBER,CRASH_EVENT_SEQ_ID_DESC',
  'motus-revocation':
    'DOCKET_NUMBER,USDOT_NUMBER,OP_AUTH_TYPE,ORDER1_SERVE_DATE,ORDER1_TYPE_DESC,ORDER1_EFFECTIVE_DATE',
}

/** The default row of each kind: a valid row of the invented carrier 90000001. */
const USUAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...SAFETY_ROWS,
  ...LICENSING_ROWS,
}

const nameOf = (column: string) => column.toUpperCase()
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

const known = new Map<string, readonly string[]>()

/** The columns of a kind of file, in capitals. */
const columnsOf = (name: string): readonly string[] => {
  const before = known.get(name)
  if (before !== undefined) return before
  const columns = HEADERS[name]?.split(',').map(nameOf) ?? FILE_KINDS.find(it => it.name === name)?.columns
  if (columns === undefined || USUAL[name] === undefined) throw new Error(`No such file can be made: ${name}`)
  known.set(name, columns)
  return columns
}

/** The header of a kind of file; undefined: it has none. */
export const federalHeader = (name: string): string | undefined => HEADERS[name]

/** A line of one of the kinds of file, without its line break. A row gives what differs from the default one. */
export const federalLine = (name: string, row: Readonly<Record<string, string>> = {}): string => {
  const usual = USUAL[name] ?? {}
  const hasHeader = HEADERS[name] !== undefined
  return columnsOf(name)
    .map(column => row[column] ?? usual[column] ?? '')
    .map(cell => (!hasHeader || /[",]/.test(cell) ? quoted(cell) : cell))
    .join(',')
}

/**
 * A file of one of the kinds, with invented rows as it is published: every field of a licensing file in quotes, and no
 * header. A row gives what differs from the default one.
 */
export const federalFile = (
  name: string,
  rows: readonly Readonly<Record<string, string>>[] = [{}],
): string => {
  const header = federalHeader(name)
  return [...(header === undefined ? [] : [header]), ...rows.map(row => federalLine(name, row)), ''].join(
    '\n',
  )
}
