export const CONVERSIONS = Symbol('conversions');
export const CONVERSION_QUEUE = Symbol('conversion queue');
export const EXPORT_SETTINGS = Symbol('export settings');
