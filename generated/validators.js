// Made by `npm run generate` from openapi/; do not edit.
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// scripts/generate/formats.ts
var formats_exports = {};
__export(formats_exports, {
  describingFormats: () => describingFormats,
  formats: () => formats
});
function isDateTime(text) {
  const parts = (extendedForm.exec(text) ?? basicForm.exec(text))?.groups;
  if (parts === void 0) return false;
  const part = (name, otherwise = 0) => Number(parts[name] ?? otherwise);
  const isInYear = part("ordinal", 1) >= 1 && part("ordinal", 1) <= 366 && part("week", 1) >= 1 && part("week", 1) <= 53;
  const month = part("month", 1);
  const day = part("day", 1);
  const dateExists = isInYear && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(part("year"), month);
  const isTime = timeExists(text, part("hour"), part("minute"), part("second"));
  return dateExists && isTime && part("offsetHour") <= 23 && part("offsetMinute") <= 59;
}
function daysIn(year, month) {
  const leap = year % 4 === 0 && year % 100 !== 0 || year % 400 === 0;
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
function timeExists(text, hour, minute, second) {
  if (hour === 24) return /[Tt]24:?00(?::?00)?(?:[.,]0+)?(?![\d:.,])/.test(text);
  return hour <= 23 && minute <= 59 && second <= 60;
}
function isUuid(text) {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}
function isEmail(text) {
  return /\S@\S/.test(text);
}
function isUri(text) {
  return URL.canParse(text);
}
var zone, extendedForm, basicForm, formats, describingFormats;
var init_formats = __esm({
  "scripts/generate/formats.ts"() {
    "use strict";
    zone = "(?:[Zz]|[+-](?<offsetHour>\\d{2})(?::?(?<offsetMinute>\\d{2}))?)?";
    extendedForm = new RegExp(
      `^(?<year>\\d{4})-(?:(?<month>\\d{2})-(?<day>\\d{2})|(?<ordinal>\\d{3})|W(?<week>\\d{2})-[1-7])[Tt](?<hour>\\d{2}):(?<minute>\\d{2})(?::(?<second>\\d{2}))?(?:[.,]\\d+)?${zone}$`
    );
    basicForm = new RegExp(
      `^(?<year>\\d{4})(?:(?<month>\\d{2})(?<day>\\d{2})|(?<ordinal>\\d{3})|W(?<week>\\d{2})[1-7])[Tt](?<hour>\\d{2})(?<minute>\\d{2})(?<second>\\d{2})?(?:[.,]\\d+)?${zone}$`
    );
    formats = { "date-time": isDateTime, uuid: isUuid, email: isEmail, uri: isUri };
    describingFormats = ["int32", "int64", "float", "double", "password"];
  }
});

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// <stdin>
var fits0 = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.organizationId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "organizationId" }, message: "must have required property 'organizationId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.organizationName === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "organizationName" }, message: "must have required property 'organizationName'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.organizationId !== void 0) {
      if (typeof data.organizationId !== "string") {
        const err2 = { instancePath: instancePath + "/organizationId", schemaPath: "#/properties/organizationId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.organizationName !== void 0) {
      if (typeof data.organizationName !== "string") {
        const err3 = { instancePath: instancePath + "/organizationName", schemaPath: "#/properties/organizationName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": { "organizationId": true, "organizationName": true }, "dynamicProps": false, "dynamicItems": false };
var fits1 = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  validate22.errors = null;
  return true;
}
validate22.evaluated = { "dynamicProps": false, "dynamicItems": false };
var fits2 = validate23;
var schema34 = { "type": "object", "required": ["id", "name", "owner", "tier", "supportedBillingModels", "createdAt", "status", "expirationDate", "billingPeriod"], "properties": { "id": { "type": "string" }, "name": { "type": "string" }, "owner": { "type": "object", "required": ["email"], "properties": { "email": { "type": "string" } } }, "tier": { "type": "string" }, "supportedBillingModels": { "type": "array", "items": { "type": "string" } }, "createdAt": { "type": "string", "format": "date-time", "pattern": "(Z|[+-]00(:?00)?)$" }, "status": { "type": "string" }, "expirationDate": { "type": ["string", "null"], "format": "date-time" }, "billingPeriod": { "type": "object", "required": ["start", "end"], "properties": { "start": { "type": "string", "format": "date-time" }, "end": { "type": "string", "format": "date-time" } } } } };
var formats0 = (init_formats(), __toCommonJS(formats_exports)).formats["date-time"];
var pattern4 = new RegExp("(Z|[+-]00(:?00)?)$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.owner === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "owner" }, message: "must have required property 'owner'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.tier === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.supportedBillingModels === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supportedBillingModels" }, message: "must have required property 'supportedBillingModels'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.expirationDate === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expirationDate" }, message: "must have required property 'expirationDate'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.billingPeriod === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "billingPeriod" }, message: "must have required property 'billingPeriod'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.owner !== void 0) {
      let data2 = data.owner;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.email === void 0) {
          const err11 = { instancePath: instancePath + "/owner", schemaPath: "#/properties/owner/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data2.email !== void 0) {
          if (typeof data2.email !== "string") {
            const err12 = { instancePath: instancePath + "/owner/email", schemaPath: "#/properties/owner/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/owner", schemaPath: "#/properties/owner/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.tier !== void 0) {
      if (typeof data.tier !== "string") {
        const err14 = { instancePath: instancePath + "/tier", schemaPath: "#/properties/tier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.supportedBillingModels !== void 0) {
      let data5 = data.supportedBillingModels;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data5[i0] !== "string") {
            const err15 = { instancePath: instancePath + "/supportedBillingModels/" + i0, schemaPath: "#/properties/supportedBillingModels/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/supportedBillingModels", schemaPath: "#/properties/supportedBillingModels/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      let data7 = data.createdAt;
      if (typeof data7 === "string") {
        if (!pattern4.test(data7)) {
          const err17 = { instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/pattern", keyword: "pattern", params: { pattern: "(Z|[+-]00(:?00)?)$" }, message: 'must match pattern "(Z|[+-]00(:?00)?)$"' };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (!formats0(data7)) {
          const err18 = { instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (typeof data.status !== "string") {
        const err20 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.expirationDate !== void 0) {
      let data9 = data.expirationDate;
      if (typeof data9 !== "string" && data9 !== null) {
        const err21 = { instancePath: instancePath + "/expirationDate", schemaPath: "#/properties/expirationDate/type", keyword: "type", params: { type: schema34.properties.expirationDate.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data9 === "string") {
        if (!formats0(data9)) {
          const err22 = { instancePath: instancePath + "/expirationDate", schemaPath: "#/properties/expirationDate/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.billingPeriod !== void 0) {
      let data10 = data.billingPeriod;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.start === void 0) {
          const err23 = { instancePath: instancePath + "/billingPeriod", schemaPath: "#/properties/billingPeriod/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (data10.end === void 0) {
          const err24 = { instancePath: instancePath + "/billingPeriod", schemaPath: "#/properties/billingPeriod/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (data10.start !== void 0) {
          let data11 = data10.start;
          if (typeof data11 === "string") {
            if (!formats0(data11)) {
              const err25 = { instancePath: instancePath + "/billingPeriod/start", schemaPath: "#/properties/billingPeriod/properties/start/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
          } else {
            const err26 = { instancePath: instancePath + "/billingPeriod/start", schemaPath: "#/properties/billingPeriod/properties/start/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data10.end !== void 0) {
          let data12 = data10.end;
          if (typeof data12 === "string") {
            if (!formats0(data12)) {
              const err27 = { instancePath: instancePath + "/billingPeriod/end", schemaPath: "#/properties/billingPeriod/properties/end/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          } else {
            const err28 = { instancePath: instancePath + "/billingPeriod/end", schemaPath: "#/properties/billingPeriod/properties/end/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/billingPeriod", schemaPath: "#/properties/billingPeriod/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
  } else {
    const err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err30];
    } else {
      vErrors.push(err30);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": { "id": true, "name": true, "owner": true, "tier": true, "supportedBillingModels": true, "createdAt": true, "status": true, "expirationDate": true, "billingPeriod": true }, "dynamicProps": false, "dynamicItems": false };
var fits3 = validate24;
var schema35 = { "type": "object", "required": ["period", "members", "storage"], "properties": { "period": { "type": "object", "required": ["start", "end"], "properties": { "start": { "type": "string", "format": "date-time", "pattern": "Z$" }, "end": { "type": "string", "format": "date-time", "pattern": "Z$" } } }, "members": { "type": "object", "required": ["prepaid", "peak", "current", "max"], "properties": { "prepaid": { "type": "number" }, "peak": { "type": "number" }, "current": { "type": "number" }, "max": { "type": ["number", "null"] } } }, "storage": { "type": "object", "required": ["max", "unit", "storage_a", "custom", "storage_b", "storage_c"], "properties": { "max": { "type": ["number", "null"] }, "unit": { "type": "string", "const": "GB" }, "storage_a": { "$ref": "#/$defs/UsageFigures" }, "custom": { "$ref": "#/$defs/UsageFigures" }, "storage_b": { "$ref": "#/$defs/UsageFigures" }, "storage_c": { "$ref": "#/$defs/UsageFigures" } } }, "vendorConnect": { "anyOf": [{ "$ref": "#/$defs/UsageFigures" }, { "type": "null" }] }, "teamCache": { "type": ["object", "null"], "required": ["installations"], "properties": { "installations": { "type": "number" } } } } };
var pattern5 = new RegExp("Z$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.period === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "period" }, message: "must have required property 'period'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.members === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "members" }, message: "must have required property 'members'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.storage === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "storage" }, message: "must have required property 'storage'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.period !== void 0) {
      let data0 = data.period;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.start === void 0) {
          const err3 = { instancePath: instancePath + "/period", schemaPath: "#/properties/period/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.end === void 0) {
          const err4 = { instancePath: instancePath + "/period", schemaPath: "#/properties/period/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.start !== void 0) {
          let data1 = data0.start;
          if (typeof data1 === "string") {
            if (!pattern5.test(data1)) {
              const err5 = { instancePath: instancePath + "/period/start", schemaPath: "#/properties/period/properties/start/pattern", keyword: "pattern", params: { pattern: "Z$" }, message: 'must match pattern "Z$"' };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (!formats0(data1)) {
              const err6 = { instancePath: instancePath + "/period/start", schemaPath: "#/properties/period/properties/start/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/period/start", schemaPath: "#/properties/period/properties/start/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data0.end !== void 0) {
          let data2 = data0.end;
          if (typeof data2 === "string") {
            if (!pattern5.test(data2)) {
              const err8 = { instancePath: instancePath + "/period/end", schemaPath: "#/properties/period/properties/end/pattern", keyword: "pattern", params: { pattern: "Z$" }, message: 'must match pattern "Z$"' };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (!formats0(data2)) {
              const err9 = { instancePath: instancePath + "/period/end", schemaPath: "#/properties/period/properties/end/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/period/end", schemaPath: "#/properties/period/properties/end/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/period", schemaPath: "#/properties/period/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.members !== void 0) {
      let data3 = data.members;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.prepaid === void 0) {
          const err12 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/required", keyword: "required", params: { missingProperty: "prepaid" }, message: "must have required property 'prepaid'" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data3.peak === void 0) {
          const err13 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/required", keyword: "required", params: { missingProperty: "peak" }, message: "must have required property 'peak'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data3.current === void 0) {
          const err14 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/required", keyword: "required", params: { missingProperty: "current" }, message: "must have required property 'current'" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data3.max === void 0) {
          const err15 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/required", keyword: "required", params: { missingProperty: "max" }, message: "must have required property 'max'" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data3.prepaid !== void 0) {
          if (!(typeof data3.prepaid == "number")) {
            const err16 = { instancePath: instancePath + "/members/prepaid", schemaPath: "#/properties/members/properties/prepaid/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data3.peak !== void 0) {
          if (!(typeof data3.peak == "number")) {
            const err17 = { instancePath: instancePath + "/members/peak", schemaPath: "#/properties/members/properties/peak/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data3.current !== void 0) {
          if (!(typeof data3.current == "number")) {
            const err18 = { instancePath: instancePath + "/members/current", schemaPath: "#/properties/members/properties/current/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data3.max !== void 0) {
          let data7 = data3.max;
          if (!(typeof data7 == "number") && data7 !== null) {
            const err19 = { instancePath: instancePath + "/members/max", schemaPath: "#/properties/members/properties/max/type", keyword: "type", params: { type: schema35.properties.members.properties.max.type }, message: "must be number,null" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.storage !== void 0) {
      let data8 = data.storage;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.max === void 0) {
          const err21 = { instancePath: instancePath + "/storage", schemaPath: "#/properties/storage/required", keyword: "required", params: { missingProperty: "max" }, message: "must have required property 'max'" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (data8.unit === void 0) {
          const err22 = { instancePath: instancePath + "/storage", schemaPath: "#/properties/storage/required", keyword: "required", params: { missingProperty: "unit" }, message: "must have required property 'unit'" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data8.storage_a === void 0) {
          const err23 = { instancePath: instancePath + "/storage", schemaPath: "#/properties/storage/required", keyword: "required", params: { missingProperty: "storage_a" }, message: "must have required property 'storage_a'" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (data8.custom === void 0) {
          const err24 = { instancePath: instancePath + "/storage", schemaPath: "#/properties/storage/required", keyword: "required", params: { missingProperty: "custom" }, message: "must have required property 'custom'" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (data8.storage_b === void 0) {
          const err25 = { instancePath: instancePath + "/storage", schemaPath: "#/properties/storage/required", keyword: "required", params: { missingProperty: "storage_b" }, message: "must have required property 'storage_b'" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data8.storage_c === void 0) {
          const err26 = { instancePath: instancePath + "/storage", schemaPath: "#/properties/storage/required", keyword: "required", params: { missingProperty: "storage_c" }, message: "must have required property 'storage_c'" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data8.max !== void 0) {
          let data9 = data8.max;
          if (!(typeof data9 == "number") && data9 !== null) {
            const err27 = { instancePath: instancePath + "/storage/max", schemaPath: "#/properties/storage/properties/max/type", keyword: "type", params: { type: schema35.properties.storage.properties.max.type }, message: "must be number,null" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data8.unit !== void 0) {
          let data10 = data8.unit;
          if (typeof data10 !== "string") {
            const err28 = { instancePath: instancePath + "/storage/unit", schemaPath: "#/properties/storage/properties/unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if ("GB" !== data10) {
            const err29 = { instancePath: instancePath + "/storage/unit", schemaPath: "#/properties/storage/properties/unit/const", keyword: "const", params: { allowedValue: "GB" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data8.storage_a !== void 0) {
          let data11 = data8.storage_a;
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            if (data11.prepaid === void 0) {
              const err30 = { instancePath: instancePath + "/storage/storage_a", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "prepaid" }, message: "must have required property 'prepaid'" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            if (data11.used === void 0) {
              const err31 = { instancePath: instancePath + "/storage/storage_a", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "used" }, message: "must have required property 'used'" };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (data11.overage === void 0) {
              const err32 = { instancePath: instancePath + "/storage/storage_a", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "overage" }, message: "must have required property 'overage'" };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            if (data11.current === void 0) {
              const err33 = { instancePath: instancePath + "/storage/storage_a", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "current" }, message: "must have required property 'current'" };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
            if (data11.prepaid !== void 0) {
              if (!(typeof data11.prepaid == "number")) {
                const err34 = { instancePath: instancePath + "/storage/storage_a/prepaid", schemaPath: "#/$defs/UsageFigures/properties/prepaid/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
            if (data11.used !== void 0) {
              if (!(typeof data11.used == "number")) {
                const err35 = { instancePath: instancePath + "/storage/storage_a/used", schemaPath: "#/$defs/UsageFigures/properties/used/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
            if (data11.overage !== void 0) {
              if (!(typeof data11.overage == "number")) {
                const err36 = { instancePath: instancePath + "/storage/storage_a/overage", schemaPath: "#/$defs/UsageFigures/properties/overage/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
            if (data11.current !== void 0) {
              if (!(typeof data11.current == "number")) {
                const err37 = { instancePath: instancePath + "/storage/storage_a/current", schemaPath: "#/$defs/UsageFigures/properties/current/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
          } else {
            const err38 = { instancePath: instancePath + "/storage/storage_a", schemaPath: "#/$defs/UsageFigures/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data8.custom !== void 0) {
          let data16 = data8.custom;
          if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
            if (data16.prepaid === void 0) {
              const err39 = { instancePath: instancePath + "/storage/custom", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "prepaid" }, message: "must have required property 'prepaid'" };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
            if (data16.used === void 0) {
              const err40 = { instancePath: instancePath + "/storage/custom", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "used" }, message: "must have required property 'used'" };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
            if (data16.overage === void 0) {
              const err41 = { instancePath: instancePath + "/storage/custom", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "overage" }, message: "must have required property 'overage'" };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            if (data16.current === void 0) {
              const err42 = { instancePath: instancePath + "/storage/custom", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "current" }, message: "must have required property 'current'" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (data16.prepaid !== void 0) {
              if (!(typeof data16.prepaid == "number")) {
                const err43 = { instancePath: instancePath + "/storage/custom/prepaid", schemaPath: "#/$defs/UsageFigures/properties/prepaid/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
            if (data16.used !== void 0) {
              if (!(typeof data16.used == "number")) {
                const err44 = { instancePath: instancePath + "/storage/custom/used", schemaPath: "#/$defs/UsageFigures/properties/used/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
            }
            if (data16.overage !== void 0) {
              if (!(typeof data16.overage == "number")) {
                const err45 = { instancePath: instancePath + "/storage/custom/overage", schemaPath: "#/$defs/UsageFigures/properties/overage/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err45];
                } else {
                  vErrors.push(err45);
                }
                errors++;
              }
            }
            if (data16.current !== void 0) {
              if (!(typeof data16.current == "number")) {
                const err46 = { instancePath: instancePath + "/storage/custom/current", schemaPath: "#/$defs/UsageFigures/properties/current/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
            }
          } else {
            const err47 = { instancePath: instancePath + "/storage/custom", schemaPath: "#/$defs/UsageFigures/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data8.storage_b !== void 0) {
          let data21 = data8.storage_b;
          if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
            if (data21.prepaid === void 0) {
              const err48 = { instancePath: instancePath + "/storage/storage_b", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "prepaid" }, message: "must have required property 'prepaid'" };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
            if (data21.used === void 0) {
              const err49 = { instancePath: instancePath + "/storage/storage_b", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "used" }, message: "must have required property 'used'" };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
            if (data21.overage === void 0) {
              const err50 = { instancePath: instancePath + "/storage/storage_b", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "overage" }, message: "must have required property 'overage'" };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
            if (data21.current === void 0) {
              const err51 = { instancePath: instancePath + "/storage/storage_b", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "current" }, message: "must have required property 'current'" };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
            if (data21.prepaid !== void 0) {
              if (!(typeof data21.prepaid == "number")) {
                const err52 = { instancePath: instancePath + "/storage/storage_b/prepaid", schemaPath: "#/$defs/UsageFigures/properties/prepaid/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            }
            if (data21.used !== void 0) {
              if (!(typeof data21.used == "number")) {
                const err53 = { instancePath: instancePath + "/storage/storage_b/used", schemaPath: "#/$defs/UsageFigures/properties/used/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err53];
                } else {
                  vErrors.push(err53);
                }
                errors++;
              }
            }
            if (data21.overage !== void 0) {
              if (!(typeof data21.overage == "number")) {
                const err54 = { instancePath: instancePath + "/storage/storage_b/overage", schemaPath: "#/$defs/UsageFigures/properties/overage/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err54];
                } else {
                  vErrors.push(err54);
                }
                errors++;
              }
            }
            if (data21.current !== void 0) {
              if (!(typeof data21.current == "number")) {
                const err55 = { instancePath: instancePath + "/storage/storage_b/current", schemaPath: "#/$defs/UsageFigures/properties/current/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err55];
                } else {
                  vErrors.push(err55);
                }
                errors++;
              }
            }
          } else {
            const err56 = { instancePath: instancePath + "/storage/storage_b", schemaPath: "#/$defs/UsageFigures/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
        if (data8.storage_c !== void 0) {
          let data26 = data8.storage_c;
          if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
            if (data26.prepaid === void 0) {
              const err57 = { instancePath: instancePath + "/storage/storage_c", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "prepaid" }, message: "must have required property 'prepaid'" };
              if (vErrors === null) {
                vErrors = [err57];
              } else {
                vErrors.push(err57);
              }
              errors++;
            }
            if (data26.used === void 0) {
              const err58 = { instancePath: instancePath + "/storage/storage_c", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "used" }, message: "must have required property 'used'" };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
            if (data26.overage === void 0) {
              const err59 = { instancePath: instancePath + "/storage/storage_c", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "overage" }, message: "must have required property 'overage'" };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
            if (data26.current === void 0) {
              const err60 = { instancePath: instancePath + "/storage/storage_c", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "current" }, message: "must have required property 'current'" };
              if (vErrors === null) {
                vErrors = [err60];
              } else {
                vErrors.push(err60);
              }
              errors++;
            }
            if (data26.prepaid !== void 0) {
              if (!(typeof data26.prepaid == "number")) {
                const err61 = { instancePath: instancePath + "/storage/storage_c/prepaid", schemaPath: "#/$defs/UsageFigures/properties/prepaid/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err61];
                } else {
                  vErrors.push(err61);
                }
                errors++;
              }
            }
            if (data26.used !== void 0) {
              if (!(typeof data26.used == "number")) {
                const err62 = { instancePath: instancePath + "/storage/storage_c/used", schemaPath: "#/$defs/UsageFigures/properties/used/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err62];
                } else {
                  vErrors.push(err62);
                }
                errors++;
              }
            }
            if (data26.overage !== void 0) {
              if (!(typeof data26.overage == "number")) {
                const err63 = { instancePath: instancePath + "/storage/storage_c/overage", schemaPath: "#/$defs/UsageFigures/properties/overage/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err63];
                } else {
                  vErrors.push(err63);
                }
                errors++;
              }
            }
            if (data26.current !== void 0) {
              if (!(typeof data26.current == "number")) {
                const err64 = { instancePath: instancePath + "/storage/storage_c/current", schemaPath: "#/$defs/UsageFigures/properties/current/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err64];
                } else {
                  vErrors.push(err64);
                }
                errors++;
              }
            }
          } else {
            const err65 = { instancePath: instancePath + "/storage/storage_c", schemaPath: "#/$defs/UsageFigures/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        }
      } else {
        const err66 = { instancePath: instancePath + "/storage", schemaPath: "#/properties/storage/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err66];
        } else {
          vErrors.push(err66);
        }
        errors++;
      }
    }
    if (data.vendorConnect !== void 0) {
      let data31 = data.vendorConnect;
      const _errs68 = errors;
      let valid12 = false;
      const _errs69 = errors;
      if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
        if (data31.prepaid === void 0) {
          const err67 = { instancePath: instancePath + "/vendorConnect", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "prepaid" }, message: "must have required property 'prepaid'" };
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
        if (data31.used === void 0) {
          const err68 = { instancePath: instancePath + "/vendorConnect", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "used" }, message: "must have required property 'used'" };
          if (vErrors === null) {
            vErrors = [err68];
          } else {
            vErrors.push(err68);
          }
          errors++;
        }
        if (data31.overage === void 0) {
          const err69 = { instancePath: instancePath + "/vendorConnect", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "overage" }, message: "must have required property 'overage'" };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
        if (data31.current === void 0) {
          const err70 = { instancePath: instancePath + "/vendorConnect", schemaPath: "#/$defs/UsageFigures/required", keyword: "required", params: { missingProperty: "current" }, message: "must have required property 'current'" };
          if (vErrors === null) {
            vErrors = [err70];
          } else {
            vErrors.push(err70);
          }
          errors++;
        }
        if (data31.prepaid !== void 0) {
          if (!(typeof data31.prepaid == "number")) {
            const err71 = { instancePath: instancePath + "/vendorConnect/prepaid", schemaPath: "#/$defs/UsageFigures/properties/prepaid/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
        }
        if (data31.used !== void 0) {
          if (!(typeof data31.used == "number")) {
            const err72 = { instancePath: instancePath + "/vendorConnect/used", schemaPath: "#/$defs/UsageFigures/properties/used/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
        }
        if (data31.overage !== void 0) {
          if (!(typeof data31.overage == "number")) {
            const err73 = { instancePath: instancePath + "/vendorConnect/overage", schemaPath: "#/$defs/UsageFigures/properties/overage/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err73];
            } else {
              vErrors.push(err73);
            }
            errors++;
          }
        }
        if (data31.current !== void 0) {
          if (!(typeof data31.current == "number")) {
            const err74 = { instancePath: instancePath + "/vendorConnect/current", schemaPath: "#/$defs/UsageFigures/properties/current/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
        }
      } else {
        const err75 = { instancePath: instancePath + "/vendorConnect", schemaPath: "#/$defs/UsageFigures/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err75];
        } else {
          vErrors.push(err75);
        }
        errors++;
      }
      var _valid0 = _errs69 === errors;
      valid12 = valid12 || _valid0;
      if (_valid0) {
        var props0 = {};
        props0.prepaid = true;
        props0.used = true;
        props0.overage = true;
        props0.current = true;
      }
      const _errs80 = errors;
      if (data31 !== null) {
        const err76 = { instancePath: instancePath + "/vendorConnect", schemaPath: "#/properties/vendorConnect/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err76];
        } else {
          vErrors.push(err76);
        }
        errors++;
      }
      var _valid0 = _errs80 === errors;
      valid12 = valid12 || _valid0;
      if (!valid12) {
        const err77 = { instancePath: instancePath + "/vendorConnect", schemaPath: "#/properties/vendorConnect/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err77];
        } else {
          vErrors.push(err77);
        }
        errors++;
      } else {
        errors = _errs68;
        if (vErrors !== null) {
          if (_errs68) {
            vErrors.length = _errs68;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.teamCache !== void 0) {
      let data36 = data.teamCache;
      if (!(data36 && typeof data36 == "object" && !Array.isArray(data36)) && data36 !== null) {
        const err78 = { instancePath: instancePath + "/teamCache", schemaPath: "#/properties/teamCache/type", keyword: "type", params: { type: schema35.properties.teamCache.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err78];
        } else {
          vErrors.push(err78);
        }
        errors++;
      }
      if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
        if (data36.installations === void 0) {
          const err79 = { instancePath: instancePath + "/teamCache", schemaPath: "#/properties/teamCache/required", keyword: "required", params: { missingProperty: "installations" }, message: "must have required property 'installations'" };
          if (vErrors === null) {
            vErrors = [err79];
          } else {
            vErrors.push(err79);
          }
          errors++;
        }
        if (data36.installations !== void 0) {
          if (!(typeof data36.installations == "number")) {
            const err80 = { instancePath: instancePath + "/teamCache/installations", schemaPath: "#/properties/teamCache/properties/installations/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err80];
            } else {
              vErrors.push(err80);
            }
            errors++;
          }
        }
      }
    }
  } else {
    const err81 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err81];
    } else {
      vErrors.push(err81);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "props": { "period": true, "members": true, "storage": true, "vendorConnect": true, "teamCache": true }, "dynamicProps": false, "dynamicItems": false };
var fits4 = validate25;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.error !== void 0) {
      let data0 = data.error;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.type === void 0) {
          const err1 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.message === void 0) {
          const err2 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.type !== void 0) {
          if (typeof data0.type !== "string") {
            const err3 = { instancePath: instancePath + "/error/type", schemaPath: "#/properties/error/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data0.message !== void 0) {
          if (typeof data0.message !== "string") {
            const err4 = { instancePath: instancePath + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": { "error": true }, "dynamicProps": false, "dynamicItems": false };
var fits5 = validate26;
var func1 = require_ucs2length().default;
var pattern7 = new RegExp("^[^\\u0000-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u007F][^\\u0000-\\u0008\\u000E-\\u001B\\u0021-\\u0027\\u002A-\\u002C\\u002E\\u003A-\\u0040\\u005B-\\u005E\\u0060\\u007B-\\u007F]*[^\\u0000-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u007F]$", "u");
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 100) {
          const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 2) {
          const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern7.test(data0)) {
          const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u007F][^\\u0000-\\u0008\\u000E-\\u001B\\u0021-\\u0027\\u002A-\\u002C\\u002E\\u003A-\\u0040\\u005B-\\u005E\\u0060\\u007B-\\u007F]*[^\\u0000-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u007F]$" }, message: 'must match pattern "^[^\\u0000-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u007F][^\\u0000-\\u0008\\u000E-\\u001B\\u0021-\\u0027\\u002A-\\u002C\\u002E\\u003A-\\u0040\\u005B-\\u005E\\u0060\\u007B-\\u007F]*[^\\u0000-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u007F]$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.notes !== void 0) {
      let data1 = data.notes;
      if (typeof data1 === "string") {
        if (func1(data1) > 200) {
          const err5 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate26.errors = vErrors;
  return errors === 0;
}
validate26.evaluated = { "props": { "name": true, "notes": true }, "dynamicProps": false, "dynamicItems": false };
var fits6 = validate27;
var schema43 = { "type": "object", "required": ["id", "name", "notes"], "properties": { "id": { "type": "string" }, "name": { "type": "string" }, "notes": { "type": ["string", "null"] } } };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.notes === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "notes" }, message: "must have required property 'notes'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.notes !== void 0) {
      let data2 = data.notes;
      if (typeof data2 !== "string" && data2 !== null) {
        const err5 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: schema43.properties.notes.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "props": { "id": true, "name": true, "notes": true }, "dynamicProps": false, "dynamicItems": false };
var fits7 = validate28;
var schema45 = { "type": "object", "required": ["error"], "properties": { "error": { "type": "object", "required": ["type", "message", "details"], "properties": { "type": { "type": "string", "const": "validation_error" }, "message": { "type": "string" }, "details": { "type": "array", "items": { "type": "object", "required": ["message"], "properties": { "path": { "type": ["string", "null"] }, "message": { "type": "string" } } } } } } } };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0) {
      const err0 = { instancePath, schemaPath: "#/$defs/ValidationErrorBody/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.error !== void 0) {
      let data0 = data.error;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.type === void 0) {
          const err1 = { instancePath: instancePath + "/error", schemaPath: "#/$defs/ValidationErrorBody/properties/error/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.message === void 0) {
          const err2 = { instancePath: instancePath + "/error", schemaPath: "#/$defs/ValidationErrorBody/properties/error/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.details === void 0) {
          const err3 = { instancePath: instancePath + "/error", schemaPath: "#/$defs/ValidationErrorBody/properties/error/required", keyword: "required", params: { missingProperty: "details" }, message: "must have required property 'details'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.type !== void 0) {
          let data1 = data0.type;
          if (typeof data1 !== "string") {
            const err4 = { instancePath: instancePath + "/error/type", schemaPath: "#/$defs/ValidationErrorBody/properties/error/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if ("validation_error" !== data1) {
            const err5 = { instancePath: instancePath + "/error/type", schemaPath: "#/$defs/ValidationErrorBody/properties/error/properties/type/const", keyword: "const", params: { allowedValue: "validation_error" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data0.message !== void 0) {
          if (typeof data0.message !== "string") {
            const err6 = { instancePath: instancePath + "/error/message", schemaPath: "#/$defs/ValidationErrorBody/properties/error/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data0.details !== void 0) {
          let data3 = data0.details;
          if (Array.isArray(data3)) {
            const len0 = data3.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data4 = data3[i0];
              if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                if (data4.message === void 0) {
                  const err7 = { instancePath: instancePath + "/error/details/" + i0, schemaPath: "#/$defs/ValidationErrorBody/properties/error/properties/details/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (data4.path !== void 0) {
                  let data5 = data4.path;
                  if (typeof data5 !== "string" && data5 !== null) {
                    const err8 = { instancePath: instancePath + "/error/details/" + i0 + "/path", schemaPath: "#/$defs/ValidationErrorBody/properties/error/properties/details/items/properties/path/type", keyword: "type", params: { type: schema45.properties.error.properties.details.items.properties.path.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err8];
                    } else {
                      vErrors.push(err8);
                    }
                    errors++;
                  }
                }
                if (data4.message !== void 0) {
                  if (typeof data4.message !== "string") {
                    const err9 = { instancePath: instancePath + "/error/details/" + i0 + "/message", schemaPath: "#/$defs/ValidationErrorBody/properties/error/properties/details/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err9];
                    } else {
                      vErrors.push(err9);
                    }
                    errors++;
                  }
                }
              } else {
                const err10 = { instancePath: instancePath + "/error/details/" + i0, schemaPath: "#/$defs/ValidationErrorBody/properties/error/properties/details/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
          } else {
            const err11 = { instancePath: instancePath + "/error/details", schemaPath: "#/$defs/ValidationErrorBody/properties/error/properties/details/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/error", schemaPath: "#/$defs/ValidationErrorBody/properties/error/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/$defs/ValidationErrorBody/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = {};
    props0.error = true;
  }
  const _errs18 = errors;
  const _errs19 = errors;
  const _errs20 = errors;
  if (errors === _errs20) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.error === void 0 && (missing0 = "error")) {
        const err14 = {};
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      } else {
        if (data.error !== void 0) {
          let data7 = data.error;
          const _errs22 = errors;
          if (errors === _errs22) {
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
              let missing1;
              if (data7.type === void 0 && (missing1 = "type") || data7.details === void 0 && (missing1 = "details")) {
                const err15 = {};
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              } else {
                if (data7.type !== void 0) {
                  const _errs24 = errors;
                  if ("validation_error" !== data7.type) {
                    const err16 = {};
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                  var valid9 = _errs24 === errors;
                } else {
                  var valid9 = true;
                }
                if (valid9) {
                  if (data7.details !== void 0) {
                    const _errs25 = errors;
                    const _errs26 = errors;
                    const _errs27 = errors;
                    if (data7.details !== null) {
                      const err17 = {};
                      if (vErrors === null) {
                        vErrors = [err17];
                      } else {
                        vErrors.push(err17);
                      }
                      errors++;
                    }
                    var valid10 = _errs27 === errors;
                    if (valid10) {
                      const err18 = {};
                      if (vErrors === null) {
                        vErrors = [err18];
                      } else {
                        vErrors.push(err18);
                      }
                      errors++;
                    } else {
                      errors = _errs26;
                      if (vErrors !== null) {
                        if (_errs26) {
                          vErrors.length = _errs26;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid9 = _errs25 === errors;
                  } else {
                    var valid9 = true;
                  }
                }
              }
            } else {
              const err19 = {};
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          }
        }
      }
    } else {
      const err20 = {};
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
  }
  var valid7 = _errs20 === errors;
  if (valid7) {
    const err21 = { instancePath, schemaPath: "#/anyOf/1/not", keyword: "not", params: {}, message: "must NOT be valid" };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  } else {
    errors = _errs19;
    if (vErrors !== null) {
      if (_errs19) {
        vErrors.length = _errs19;
      } else {
        vErrors = null;
      }
    }
  }
  var _valid0 = _errs18 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err22 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err22];
    } else {
      vErrors.push(err22);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate28.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate28.evaluated = { "dynamicProps": true, "dynamicItems": false };
var fits8 = validate29;
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
      } else {
        const err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/anyOf/0/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var items0 = true;
  }
  const _errs6 = errors;
  if (Array.isArray(data)) {
    const _errs8 = errors;
    const len1 = data.length;
    for (let i1 = 0; i1 < len1; i1++) {
      const _errs9 = errors;
      if (!Array.isArray(data[i1])) {
        const err2 = { instancePath: instancePath + "/" + i1, schemaPath: "#/anyOf/1/contains/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var valid3 = _errs9 === errors;
      if (valid3) {
        break;
      }
    }
    if (!valid3) {
      const err3 = { instancePath, schemaPath: "#/anyOf/1/contains", keyword: "contains", params: { minContains: 1 }, message: "must contain at least 1 valid item(s)" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    } else {
      errors = _errs8;
      if (vErrors !== null) {
        if (_errs8) {
          vErrors.length = _errs8;
        } else {
          vErrors = null;
        }
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  var _valid0 = _errs6 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (items0 !== true) {
      items0 = true;
    }
  }
  const _errs11 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
  } else {
    const err5 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  var _valid0 = _errs11 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  if (!valid0) {
    const err6 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate29.errors = vErrors;
  evaluated0.props = props0;
  evaluated0.items = items0;
  return errors === 0;
}
validate29.evaluated = { "dynamicProps": true, "dynamicItems": true };
var fits9 = validate30;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate30.errors = vErrors;
  return errors === 0;
}
validate30.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var fits10 = validate31;
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate31.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
          } else {
            const err1 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { "props": { "items": true }, "dynamicProps": false, "dynamicItems": false };
var fits11 = validate32;
var formats12 = (init_formats(), __toCommonJS(formats_exports)).formats.email;
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate32.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.email === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.email !== void 0) {
      let data0 = data.email;
      if (typeof data0 === "string") {
        if (!formats12(data0)) {
          const err1 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = { "props": { "email": true }, "dynamicProps": false, "dynamicItems": false };
var fits12 = validate33;
var schema50 = { "type": "object", "required": ["status"], "properties": { "status": { "type": "string", "enum": ["new", "active"] } }, "additionalProperties": true };
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate33.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status !== void 0) {
      let data0 = data.status;
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (!(data0 === "new" || data0 === "active")) {
        const err2 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema50.properties.status.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
validate33.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var fits13 = validate34;
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate34.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
validate34.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var fits14 = validate35;
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate35.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
validate35.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var fits15 = validate37;
var schema56 = { "type": "object", "required": ["owner", "provider", "region", "endpoint", "bucketName"], "properties": { "owner": { "type": "string", "enum": ["vendor", "customer"] }, "provider": { "type": "string" }, "region": { "type": "string" }, "endpoint": { "type": "string" }, "bucketName": { "type": "string" } } };
var formats14 = (init_formats(), __toCommonJS(formats_exports)).formats.uuid;
var pattern8 = new RegExp("^(?!-)([a-z0-9-]|[^\\x00-\\x7F])*(?<!-)$", "u");
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate38.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.workspaceId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workspaceId" }, message: "must have required property 'workspaceId'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.storage === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "storage" }, message: "must have required property 'storage'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.currentStorageSize === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentStorageSize" }, message: "must have required property 'currentStorageSize'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.updatedAt === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!formats14(data0)) {
          const err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.workspaceId !== void 0) {
      if (typeof data.workspaceId !== "string") {
        const err10 = { instancePath: instancePath + "/workspaceId", schemaPath: "#/properties/workspaceId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 === "string") {
        if (!pattern8.test(data2)) {
          const err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^(?!-)([a-z0-9-]|[^\\x00-\\x7F])*(?<!-)$" }, message: 'must match pattern "^(?!-)([a-z0-9-]|[^\\x00-\\x7F])*(?<!-)$"' };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.storage !== void 0) {
      let data3 = data.storage;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.owner === void 0) {
          const err13 = { instancePath: instancePath + "/storage", schemaPath: "#/$defs/FilespaceStorage/required", keyword: "required", params: { missingProperty: "owner" }, message: "must have required property 'owner'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data3.provider === void 0) {
          const err14 = { instancePath: instancePath + "/storage", schemaPath: "#/$defs/FilespaceStorage/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data3.region === void 0) {
          const err15 = { instancePath: instancePath + "/storage", schemaPath: "#/$defs/FilespaceStorage/required", keyword: "required", params: { missingProperty: "region" }, message: "must have required property 'region'" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data3.endpoint === void 0) {
          const err16 = { instancePath: instancePath + "/storage", schemaPath: "#/$defs/FilespaceStorage/required", keyword: "required", params: { missingProperty: "endpoint" }, message: "must have required property 'endpoint'" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data3.bucketName === void 0) {
          const err17 = { instancePath: instancePath + "/storage", schemaPath: "#/$defs/FilespaceStorage/required", keyword: "required", params: { missingProperty: "bucketName" }, message: "must have required property 'bucketName'" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data3.owner !== void 0) {
          let data4 = data3.owner;
          if (typeof data4 !== "string") {
            const err18 = { instancePath: instancePath + "/storage/owner", schemaPath: "#/$defs/FilespaceStorage/properties/owner/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          if (!(data4 === "vendor" || data4 === "customer")) {
            const err19 = { instancePath: instancePath + "/storage/owner", schemaPath: "#/$defs/FilespaceStorage/properties/owner/enum", keyword: "enum", params: { allowedValues: schema56.properties.owner.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data3.provider !== void 0) {
          if (typeof data3.provider !== "string") {
            const err20 = { instancePath: instancePath + "/storage/provider", schemaPath: "#/$defs/FilespaceStorage/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data3.region !== void 0) {
          if (typeof data3.region !== "string") {
            const err21 = { instancePath: instancePath + "/storage/region", schemaPath: "#/$defs/FilespaceStorage/properties/region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data3.endpoint !== void 0) {
          if (typeof data3.endpoint !== "string") {
            const err22 = { instancePath: instancePath + "/storage/endpoint", schemaPath: "#/$defs/FilespaceStorage/properties/endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data3.bucketName !== void 0) {
          if (typeof data3.bucketName !== "string") {
            const err23 = { instancePath: instancePath + "/storage/bucketName", schemaPath: "#/$defs/FilespaceStorage/properties/bucketName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/storage", schemaPath: "#/$defs/FilespaceStorage/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.currentStorageSize !== void 0) {
      if (!(typeof data.currentStorageSize == "number")) {
        const err25 = { instancePath: instancePath + "/currentStorageSize", schemaPath: "#/properties/currentStorageSize/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (typeof data.status !== "string") {
        const err26 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      let data11 = data.createdAt;
      if (typeof data11 === "string") {
        if (!formats0(data11)) {
          const err27 = { instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      } else {
        const err28 = { instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.updatedAt !== void 0) {
      let data12 = data.updatedAt;
      if (typeof data12 === "string") {
        if (!formats0(data12)) {
          const err29 = { instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      } else {
        const err30 = { instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
  } else {
    const err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err31];
    } else {
      vErrors.push(err31);
    }
    errors++;
  }
  validate38.errors = vErrors;
  return errors === 0;
}
validate38.evaluated = { "props": { "id": true, "workspaceId": true, "name": true, "storage": true, "currentStorageSize": true, "status": true, "createdAt": true, "updatedAt": true }, "dynamicProps": false, "dynamicItems": false };
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate37.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate38(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
validate37.evaluated = { "props": { "data": true }, "dynamicProps": false, "dynamicItems": false };
var fits16 = validate40;
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate40.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.error !== void 0) {
      let data0 = data.error;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.message === void 0) {
          const err1 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.message !== void 0) {
          if (typeof data0.message !== "string") {
            const err2 = { instancePath: instancePath + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
validate40.evaluated = { "props": { "error": true }, "dynamicProps": false, "dynamicItems": false };
var fits17 = validate41;
var schema58 = { "type": "object", "required": ["name", "region", "storageProvider", "storageOwner"], "properties": { "name": { "type": "string", "pattern": "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$" }, "region": { "type": "string" }, "storageProvider": { "type": "string" }, "storageOwner": { "type": "string", "enum": ["vendor", "customer"] }, "customerStorageParams": { "$ref": "#/$defs/CustomerStorageParams" }, "blockSize": { "type": "number" } }, "if": { "required": ["storageOwner"], "properties": { "storageOwner": { "const": "customer" } }, "unevaluatedProperties": true }, "then": { "required": ["customerStorageParams"], "properties": { "customerStorageParams": {} }, "unevaluatedProperties": true }, "else": { "properties": { "storageProvider": { "const": "StorageA" } }, "unevaluatedProperties": true } };
var pattern9 = new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?$", "u");
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate41.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.storageOwner === void 0 && (missing0 = "storageOwner")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.storageOwner !== void 0) {
        if ("customer" !== data.storageOwner) {
          const err1 = {};
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.customerStorageParams === void 0) {
        const err2 = { instancePath, schemaPath: "#/then/required", keyword: "required", params: { missingProperty: "customerStorageParams" }, message: "must have required property 'customerStorageParams'" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs7 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.storageProvider !== void 0) {
        if ("StorageA" !== data.storageProvider) {
          const err3 = { instancePath: instancePath + "/storageProvider", schemaPath: "#/else/properties/storageProvider/const", keyword: "const", params: { allowedValue: "StorageA" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    var _valid0 = _errs7 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema' };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.region === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "region" }, message: "must have required property 'region'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.storageProvider === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "storageProvider" }, message: "must have required property 'storageProvider'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.storageOwner === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "storageOwner" }, message: "must have required property 'storageOwner'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 === "string") {
        if (!pattern9.test(data2)) {
          const err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$" }, message: 'must match pattern "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.region !== void 0) {
      if (typeof data.region !== "string") {
        const err11 = { instancePath: instancePath + "/region", schemaPath: "#/properties/region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.storageProvider !== void 0) {
      if (typeof data.storageProvider !== "string") {
        const err12 = { instancePath: instancePath + "/storageProvider", schemaPath: "#/properties/storageProvider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.storageOwner !== void 0) {
      let data5 = data.storageOwner;
      if (typeof data5 !== "string") {
        const err13 = { instancePath: instancePath + "/storageOwner", schemaPath: "#/properties/storageOwner/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (!(data5 === "vendor" || data5 === "customer")) {
        const err14 = { instancePath: instancePath + "/storageOwner", schemaPath: "#/properties/storageOwner/enum", keyword: "enum", params: { allowedValues: schema58.properties.storageOwner.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.customerStorageParams !== void 0) {
      let data6 = data.customerStorageParams;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.endpoint !== void 0) {
          if (typeof data6.endpoint !== "string") {
            const err15 = { instancePath: instancePath + "/customerStorageParams/endpoint", schemaPath: "#/$defs/CustomerStorageParams/properties/endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data6.accessKeyId !== void 0) {
          if (typeof data6.accessKeyId !== "string") {
            const err16 = { instancePath: instancePath + "/customerStorageParams/accessKeyId", schemaPath: "#/$defs/CustomerStorageParams/properties/accessKeyId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data6.secretAccessKey !== void 0) {
          if (typeof data6.secretAccessKey !== "string") {
            const err17 = { instancePath: instancePath + "/customerStorageParams/secretAccessKey", schemaPath: "#/$defs/CustomerStorageParams/properties/secretAccessKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data6.bucketName !== void 0) {
          if (typeof data6.bucketName !== "string") {
            const err18 = { instancePath: instancePath + "/customerStorageParams/bucketName", schemaPath: "#/$defs/CustomerStorageParams/properties/bucketName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/customerStorageParams", schemaPath: "#/$defs/CustomerStorageParams/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.blockSize !== void 0) {
      if (!(typeof data.blockSize == "number")) {
        const err20 = { instancePath: instancePath + "/blockSize", schemaPath: "#/properties/blockSize/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate41.errors = vErrors;
  return errors === 0;
}
validate41.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var fits18 = validate42;
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate42.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      if (!validate38(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate42.errors = vErrors;
  return errors === 0;
}
validate42.evaluated = { "props": { "data": true }, "dynamicProps": false, "dynamicItems": false };
var fits19 = validate44;
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate44.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      if (!validate38(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate44.errors = vErrors;
  return errors === 0;
}
validate44.evaluated = { "props": { "data": true }, "dynamicProps": false, "dynamicItems": false };
var fits20 = validate46;
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate46.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 30) {
          const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 2) {
          const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern9.test(data0)) {
          const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$" }, message: 'must match pattern "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate46.errors = vErrors;
  return errors === 0;
}
validate46.evaluated = { "props": { "name": true }, "dynamicProps": false, "dynamicItems": false };
var fits21 = validate47;
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate47.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      if (!validate38(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate47.errors = vErrors;
  return errors === 0;
}
validate47.evaluated = { "props": { "data": true }, "dynamicProps": false, "dynamicItems": false };
var fits22 = validate49;
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  validate49.errors = null;
  return true;
}
validate49.evaluated = { "dynamicProps": false, "dynamicItems": false };
var fits23 = validate50;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.kind === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.s3StorageParams === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "s3StorageParams" }, message: "must have required property 's3StorageParams'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data2 = data.kind;
      if (typeof data2 !== "string") {
        const err6 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if ("S3DataStore" !== data2) {
        const err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "S3DataStore" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.s3StorageParams !== void 0) {
      let data3 = data.s3StorageParams;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.accessKey === void 0) {
          const err8 = { instancePath: instancePath + "/s3StorageParams", schemaPath: "#/$defs/S3StorageParams/required", keyword: "required", params: { missingProperty: "accessKey" }, message: "must have required property 'accessKey'" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data3.bucketName === void 0) {
          const err9 = { instancePath: instancePath + "/s3StorageParams", schemaPath: "#/$defs/S3StorageParams/required", keyword: "required", params: { missingProperty: "bucketName" }, message: "must have required property 'bucketName'" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data3.region === void 0) {
          const err10 = { instancePath: instancePath + "/s3StorageParams", schemaPath: "#/$defs/S3StorageParams/required", keyword: "required", params: { missingProperty: "region" }, message: "must have required property 'region'" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data3.endpoint === void 0) {
          const err11 = { instancePath: instancePath + "/s3StorageParams", schemaPath: "#/$defs/S3StorageParams/required", keyword: "required", params: { missingProperty: "endpoint" }, message: "must have required property 'endpoint'" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data3.useVirtualAddressing === void 0) {
          const err12 = { instancePath: instancePath + "/s3StorageParams", schemaPath: "#/$defs/S3StorageParams/required", keyword: "required", params: { missingProperty: "useVirtualAddressing" }, message: "must have required property 'useVirtualAddressing'" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data3.urlExpirationMinutes === void 0) {
          const err13 = { instancePath: instancePath + "/s3StorageParams", schemaPath: "#/$defs/S3StorageParams/required", keyword: "required", params: { missingProperty: "urlExpirationMinutes" }, message: "must have required property 'urlExpirationMinutes'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data3.accessKey !== void 0) {
          if (typeof data3.accessKey !== "string") {
            const err14 = { instancePath: instancePath + "/s3StorageParams/accessKey", schemaPath: "#/$defs/S3StorageParams/properties/accessKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data3.bucketName !== void 0) {
          if (typeof data3.bucketName !== "string") {
            const err15 = { instancePath: instancePath + "/s3StorageParams/bucketName", schemaPath: "#/$defs/S3StorageParams/properties/bucketName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data3.region !== void 0) {
          if (typeof data3.region !== "string") {
            const err16 = { instancePath: instancePath + "/s3StorageParams/region", schemaPath: "#/$defs/S3StorageParams/properties/region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data3.endpoint !== void 0) {
          if (typeof data3.endpoint !== "string") {
            const err17 = { instancePath: instancePath + "/s3StorageParams/endpoint", schemaPath: "#/$defs/S3StorageParams/properties/endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data3.useVirtualAddressing !== void 0) {
          if (typeof data3.useVirtualAddressing !== "boolean") {
            const err18 = { instancePath: instancePath + "/s3StorageParams/useVirtualAddressing", schemaPath: "#/$defs/S3StorageParams/properties/useVirtualAddressing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data3.urlExpirationMinutes !== void 0) {
          if (!(typeof data3.urlExpirationMinutes == "number")) {
            const err19 = { instancePath: instancePath + "/s3StorageParams/urlExpirationMinutes", schemaPath: "#/$defs/S3StorageParams/properties/urlExpirationMinutes/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/s3StorageParams", schemaPath: "#/$defs/S3StorageParams/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": { "id": true, "name": true, "kind": true, "s3StorageParams": true }, "dynamicProps": false, "dynamicItems": false };
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate51.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate52(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = {};
    props0.id = true;
    props0.name = true;
    props0.kind = true;
    props0.s3StorageParams = true;
  }
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/$defs/HttpLinkDataStore/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/$defs/HttpLinkDataStore/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.kind === void 0) {
      const err2 = { instancePath, schemaPath: "#/$defs/HttpLinkDataStore/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err3 = { instancePath: instancePath + "/id", schemaPath: "#/$defs/HttpLinkDataStore/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err4 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/HttpLinkDataStore/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data2 = data.kind;
      if (typeof data2 !== "string") {
        const err5 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/HttpLinkDataStore/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if ("HttpLinkDataStore" !== data2) {
        const err6 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/HttpLinkDataStore/properties/kind/const", keyword: "const", params: { allowedValue: "HttpLinkDataStore" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/$defs/HttpLinkDataStore/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = props0 || {};
        props0.id = true;
        props0.name = true;
        props0.kind = true;
      }
    }
  }
  if (!valid0) {
    const err8 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate51.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate51.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate50.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (!validate51(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate50.errors = vErrors;
  return errors === 0;
}
validate50.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var fits24 = validate55;
var schema70 = { "type": "object", "required": ["name", "kind"], "properties": { "name": { "type": "string" }, "kind": { "type": "string", "enum": ["S3DataStore", "HttpLinkDataStore"] }, "s3StorageParams": { "$ref": "#/$defs/S3StorageParamsRequest" } }, "if": { "required": ["kind"], "properties": { "kind": { "const": "S3DataStore" } }, "unevaluatedProperties": true }, "then": { "required": ["s3StorageParams"], "properties": { "s3StorageParams": {} }, "unevaluatedProperties": true } };
var pattern11 = new RegExp("^[^/]+$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.kind === void 0 && (missing0 = "kind")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.kind !== void 0) {
        if ("S3DataStore" !== data.kind) {
          const err1 = {};
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (_valid0) {
    const _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.s3StorageParams === void 0) {
        const err2 = { instancePath, schemaPath: "#/then/required", keyword: "required", params: { missingProperty: "s3StorageParams" }, message: "must have required property 's3StorageParams'" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.kind === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data2 = data.kind;
      if (typeof data2 !== "string") {
        const err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (!(data2 === "S3DataStore" || data2 === "HttpLinkDataStore")) {
        const err8 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema70.properties.kind.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.s3StorageParams !== void 0) {
      let data3 = data.s3StorageParams;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.bucketName !== void 0) {
          let data4 = data3.bucketName;
          if (typeof data4 === "string") {
            if (!pattern11.test(data4)) {
              const err9 = { instancePath: instancePath + "/s3StorageParams/bucketName", schemaPath: "#/$defs/S3StorageParamsRequest/properties/bucketName/pattern", keyword: "pattern", params: { pattern: "^[^/]+$" }, message: 'must match pattern "^[^/]+$"' };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/s3StorageParams/bucketName", schemaPath: "#/$defs/S3StorageParamsRequest/properties/bucketName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data3.region !== void 0) {
          let data5 = data3.region;
          if (typeof data5 === "string") {
            if (func1(data5) < 1) {
              const err11 = { instancePath: instancePath + "/s3StorageParams/region", schemaPath: "#/$defs/S3StorageParamsRequest/properties/region/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/s3StorageParams/region", schemaPath: "#/$defs/S3StorageParamsRequest/properties/region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/s3StorageParams", schemaPath: "#/$defs/S3StorageParamsRequest/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var fits25 = validate56;
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate52(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = {};
    props0.id = true;
    props0.name = true;
    props0.kind = true;
    props0.s3StorageParams = true;
  }
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/$defs/HttpLinkDataStore/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/$defs/HttpLinkDataStore/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.kind === void 0) {
      const err2 = { instancePath, schemaPath: "#/$defs/HttpLinkDataStore/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err3 = { instancePath: instancePath + "/id", schemaPath: "#/$defs/HttpLinkDataStore/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err4 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/HttpLinkDataStore/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data2 = data.kind;
      if (typeof data2 !== "string") {
        const err5 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/HttpLinkDataStore/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if ("HttpLinkDataStore" !== data2) {
        const err6 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/HttpLinkDataStore/properties/kind/const", keyword: "const", params: { allowedValue: "HttpLinkDataStore" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/$defs/HttpLinkDataStore/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = props0 || {};
        props0.id = true;
        props0.name = true;
        props0.kind = true;
      }
    }
  }
  if (!valid0) {
    const err8 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate56.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate56.evaluated = { "dynamicProps": true, "dynamicItems": false };
var fits26 = validate58;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.s3StorageParams === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "s3StorageParams" }, message: "must have required property 's3StorageParams'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.s3StorageParams !== void 0) {
      let data0 = data.s3StorageParams;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
      } else {
        const err1 = { instancePath: instancePath + "/s3StorageParams", schemaPath: "#/properties/s3StorageParams/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "props": { "s3StorageParams": true }, "dynamicProps": false, "dynamicItems": false };
var fits27 = validate59;
var schema75 = { "type": "object", "required": ["parentId", "name", "type"], "properties": { "parentId": { "type": "string", "pattern": "^[0-9]+:[0-9]+$" }, "name": { "type": "string", "pattern": "^(?!\\.{1,2}$)[^/]+$" }, "type": { "type": "string", "enum": ["dir"] } } };
var pattern12 = new RegExp("^[0-9]+:[0-9]+$", "u");
var pattern13 = new RegExp("^(?!\\.{1,2}$)[^/]+$", "u");
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parentId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parentId" }, message: "must have required property 'parentId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.parentId !== void 0) {
      let data0 = data.parentId;
      if (typeof data0 === "string") {
        if (!pattern12.test(data0)) {
          const err3 = { instancePath: instancePath + "/parentId", schemaPath: "#/properties/parentId/pattern", keyword: "pattern", params: { pattern: "^[0-9]+:[0-9]+$" }, message: 'must match pattern "^[0-9]+:[0-9]+$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/parentId", schemaPath: "#/properties/parentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (!pattern13.test(data1)) {
          const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}$)[^/]+$" }, message: 'must match pattern "^(?!\\.{1,2}$)[^/]+$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      if (typeof data2 !== "string") {
        const err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (!(data2 === "dir")) {
        const err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema75.properties.type.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "props": { "parentId": true, "name": true, "type": true }, "dynamicProps": false, "dynamicItems": false };
var fits28 = validate60;
var schema78 = { "type": "object", "required": ["id", "parentId", "name", "type", "size", "modifiedAt", "createdAt"], "properties": { "id": { "type": "string", "pattern": "^[0-9]+:[0-9]+$" }, "parentId": { "type": ["string", "null"] }, "name": { "type": "string" }, "type": { "type": "string", "enum": ["file", "dir"] }, "size": { "type": "number" }, "modifiedAt": { "type": "string", "format": "date-time" }, "createdAt": { "type": "string", "format": "date-time" } } };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.parentId === void 0) {
      const err1 = { instancePath, schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "parentId" }, message: "must have required property 'parentId'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.size === void 0) {
      const err4 = { instancePath, schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "size" }, message: "must have required property 'size'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.modifiedAt === void 0) {
      const err5 = { instancePath, schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "modifiedAt" }, message: "must have required property 'modifiedAt'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err6 = { instancePath, schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!pattern12.test(data0)) {
          const err7 = { instancePath: instancePath + "/id", schemaPath: "#/$defs/Entry/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9]+:[0-9]+$" }, message: 'must match pattern "^[0-9]+:[0-9]+$"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/id", schemaPath: "#/$defs/Entry/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.parentId !== void 0) {
      let data1 = data.parentId;
      if (typeof data1 !== "string" && data1 !== null) {
        const err9 = { instancePath: instancePath + "/parentId", schemaPath: "#/$defs/Entry/properties/parentId/type", keyword: "type", params: { type: schema78.properties.parentId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err10 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/Entry/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data3 = data.type;
      if (typeof data3 !== "string") {
        const err11 = { instancePath: instancePath + "/type", schemaPath: "#/$defs/Entry/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (!(data3 === "file" || data3 === "dir")) {
        const err12 = { instancePath: instancePath + "/type", schemaPath: "#/$defs/Entry/properties/type/enum", keyword: "enum", params: { allowedValues: schema78.properties.type.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.size !== void 0) {
      if (!(typeof data.size == "number")) {
        const err13 = { instancePath: instancePath + "/size", schemaPath: "#/$defs/Entry/properties/size/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.modifiedAt !== void 0) {
      let data5 = data.modifiedAt;
      if (typeof data5 === "string") {
        if (!formats0(data5)) {
          const err14 = { instancePath: instancePath + "/modifiedAt", schemaPath: "#/$defs/Entry/properties/modifiedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/modifiedAt", schemaPath: "#/$defs/Entry/properties/modifiedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      let data6 = data.createdAt;
      if (typeof data6 === "string") {
        if (!formats0(data6)) {
          const err16 = { instancePath: instancePath + "/createdAt", schemaPath: "#/$defs/Entry/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/createdAt", schemaPath: "#/$defs/Entry/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/$defs/Entry/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parentId !== void 0) {
      let data7 = data.parentId;
      if (typeof data7 === "string") {
        if (!pattern12.test(data7)) {
          const err19 = { instancePath: instancePath + "/parentId", schemaPath: "#/allOf/1/properties/parentId/pattern", keyword: "pattern", params: { pattern: "^[0-9]+:[0-9]+$" }, message: 'must match pattern "^[0-9]+:[0-9]+$"' };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/parentId", schemaPath: "#/allOf/1/properties/parentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = { "props": { "parentId": true, "id": true, "name": true, "type": true, "size": true, "modifiedAt": true, "createdAt": true }, "dynamicProps": false, "dynamicItems": false };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      if (!validate61(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = { "props": { "data": true }, "dynamicProps": false, "dynamicItems": false };
var fits29 = validate63;
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0) {
          const err1 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.parentId === void 0) {
          const err2 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "parentId" }, message: "must have required property 'parentId'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.name === void 0) {
          const err3 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.type === void 0) {
          const err4 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.size === void 0) {
          const err5 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "size" }, message: "must have required property 'size'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0.modifiedAt === void 0) {
          const err6 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "modifiedAt" }, message: "must have required property 'modifiedAt'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data0.createdAt === void 0) {
          const err7 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 === "string") {
            if (!pattern12.test(data1)) {
              const err8 = { instancePath: instancePath + "/data/id", schemaPath: "#/$defs/Entry/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9]+:[0-9]+$" }, message: 'must match pattern "^[0-9]+:[0-9]+$"' };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/data/id", schemaPath: "#/$defs/Entry/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data0.parentId !== void 0) {
          let data2 = data0.parentId;
          if (typeof data2 !== "string" && data2 !== null) {
            const err10 = { instancePath: instancePath + "/data/parentId", schemaPath: "#/$defs/Entry/properties/parentId/type", keyword: "type", params: { type: schema78.properties.parentId.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data0.name !== void 0) {
          if (typeof data0.name !== "string") {
            const err11 = { instancePath: instancePath + "/data/name", schemaPath: "#/$defs/Entry/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data0.type !== void 0) {
          let data4 = data0.type;
          if (typeof data4 !== "string") {
            const err12 = { instancePath: instancePath + "/data/type", schemaPath: "#/$defs/Entry/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (!(data4 === "file" || data4 === "dir")) {
            const err13 = { instancePath: instancePath + "/data/type", schemaPath: "#/$defs/Entry/properties/type/enum", keyword: "enum", params: { allowedValues: schema78.properties.type.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data0.size !== void 0) {
          if (!(typeof data0.size == "number")) {
            const err14 = { instancePath: instancePath + "/data/size", schemaPath: "#/$defs/Entry/properties/size/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data0.modifiedAt !== void 0) {
          let data6 = data0.modifiedAt;
          if (typeof data6 === "string") {
            if (!formats0(data6)) {
              const err15 = { instancePath: instancePath + "/data/modifiedAt", schemaPath: "#/$defs/Entry/properties/modifiedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/data/modifiedAt", schemaPath: "#/$defs/Entry/properties/modifiedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data0.createdAt !== void 0) {
          let data7 = data0.createdAt;
          if (typeof data7 === "string") {
            if (!formats0(data7)) {
              const err17 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/$defs/Entry/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/$defs/Entry/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Entry/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = { "props": { "data": true }, "dynamicProps": false, "dynamicItems": false };
var fits30 = validate64;
var schema82 = { "type": "object", "required": ["entries"], "properties": { "entries": { "type": "array", "items": { "$ref": "#/$defs/ChildEntry" } }, "nextCursor": { "type": ["string", "null"] } } };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entries === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entries" }, message: "must have required property 'entries'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.entries !== void 0) {
      let data0 = data.entries;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate61(data0[i0], { instancePath: instancePath + "/entries/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/entries", schemaPath: "#/properties/entries/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.nextCursor !== void 0) {
      let data2 = data.nextCursor;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: schema82.properties.nextCursor.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate65.errors = vErrors;
  return errors === 0;
}
validate65.evaluated = { "props": { "entries": true, "nextCursor": true }, "dynamicProps": false, "dynamicItems": false };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      if (!validate65(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { "props": { "data": true }, "dynamicProps": false, "dynamicItems": false };
var fits31 = validate68;
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0) {
          const err1 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.parentId === void 0) {
          const err2 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "parentId" }, message: "must have required property 'parentId'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.name === void 0) {
          const err3 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.type === void 0) {
          const err4 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.size === void 0) {
          const err5 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "size" }, message: "must have required property 'size'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0.modifiedAt === void 0) {
          const err6 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "modifiedAt" }, message: "must have required property 'modifiedAt'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data0.createdAt === void 0) {
          const err7 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Entry/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 === "string") {
            if (!pattern12.test(data1)) {
              const err8 = { instancePath: instancePath + "/data/id", schemaPath: "#/$defs/Entry/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9]+:[0-9]+$" }, message: 'must match pattern "^[0-9]+:[0-9]+$"' };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/data/id", schemaPath: "#/$defs/Entry/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data0.parentId !== void 0) {
          let data2 = data0.parentId;
          if (typeof data2 !== "string" && data2 !== null) {
            const err10 = { instancePath: instancePath + "/data/parentId", schemaPath: "#/$defs/Entry/properties/parentId/type", keyword: "type", params: { type: schema78.properties.parentId.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data0.name !== void 0) {
          if (typeof data0.name !== "string") {
            const err11 = { instancePath: instancePath + "/data/name", schemaPath: "#/$defs/Entry/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data0.type !== void 0) {
          let data4 = data0.type;
          if (typeof data4 !== "string") {
            const err12 = { instancePath: instancePath + "/data/type", schemaPath: "#/$defs/Entry/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (!(data4 === "file" || data4 === "dir")) {
            const err13 = { instancePath: instancePath + "/data/type", schemaPath: "#/$defs/Entry/properties/type/enum", keyword: "enum", params: { allowedValues: schema78.properties.type.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data0.size !== void 0) {
          if (!(typeof data0.size == "number")) {
            const err14 = { instancePath: instancePath + "/data/size", schemaPath: "#/$defs/Entry/properties/size/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data0.modifiedAt !== void 0) {
          let data6 = data0.modifiedAt;
          if (typeof data6 === "string") {
            if (!formats0(data6)) {
              const err15 = { instancePath: instancePath + "/data/modifiedAt", schemaPath: "#/$defs/Entry/properties/modifiedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/data/modifiedAt", schemaPath: "#/$defs/Entry/properties/modifiedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data0.createdAt !== void 0) {
          let data7 = data0.createdAt;
          if (typeof data7 === "string") {
            if (!formats0(data7)) {
              const err17 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/$defs/Entry/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/$defs/Entry/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Entry/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}
validate68.evaluated = { "props": { "data": true }, "dynamicProps": false, "dynamicItems": false };
var fits32 = validate69;
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.id === void 0) {
              const err1 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (data1.user === void 0) {
              const err2 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "user" }, message: "must have required property 'user'" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (data1.role === void 0) {
              const err3 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data1.status === void 0) {
              const err4 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data1.joinedOn === void 0) {
              const err5 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "joinedOn" }, message: "must have required property 'joinedOn'" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data1.updatedAt === void 0) {
              const err6 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data1.id !== void 0) {
              if (typeof data1.id !== "string") {
                const err7 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/$defs/Member/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data1.user !== void 0) {
              let data3 = data1.user;
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.id === void 0) {
                  const err8 = { instancePath: instancePath + "/data/" + i0 + "/user", schemaPath: "#/$defs/Member/properties/user/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                if (data3.email === void 0) {
                  const err9 = { instancePath: instancePath + "/data/" + i0 + "/user", schemaPath: "#/$defs/Member/properties/user/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (data3.id !== void 0) {
                  if (typeof data3.id !== "string") {
                    const err10 = { instancePath: instancePath + "/data/" + i0 + "/user/id", schemaPath: "#/$defs/Member/properties/user/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err10];
                    } else {
                      vErrors.push(err10);
                    }
                    errors++;
                  }
                }
                if (data3.email !== void 0) {
                  if (typeof data3.email !== "string") {
                    const err11 = { instancePath: instancePath + "/data/" + i0 + "/user/email", schemaPath: "#/$defs/Member/properties/user/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err11];
                    } else {
                      vErrors.push(err11);
                    }
                    errors++;
                  }
                }
              } else {
                const err12 = { instancePath: instancePath + "/data/" + i0 + "/user", schemaPath: "#/$defs/Member/properties/user/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data1.role !== void 0) {
              if (typeof data1.role !== "string") {
                const err13 = { instancePath: instancePath + "/data/" + i0 + "/role", schemaPath: "#/$defs/Member/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data1.status !== void 0) {
              if (typeof data1.status !== "string") {
                const err14 = { instancePath: instancePath + "/data/" + i0 + "/status", schemaPath: "#/$defs/Member/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data1.joinedOn !== void 0) {
              let data8 = data1.joinedOn;
              if (typeof data8 === "string") {
                if (!formats0(data8)) {
                  const err15 = { instancePath: instancePath + "/data/" + i0 + "/joinedOn", schemaPath: "#/$defs/Member/properties/joinedOn/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
              } else {
                const err16 = { instancePath: instancePath + "/data/" + i0 + "/joinedOn", schemaPath: "#/$defs/Member/properties/joinedOn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data1.updatedAt !== void 0) {
              let data9 = data1.updatedAt;
              if (typeof data9 === "string") {
                if (!formats0(data9)) {
                  const err17 = { instancePath: instancePath + "/data/" + i0 + "/updatedAt", schemaPath: "#/$defs/Member/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              } else {
                const err18 = { instancePath: instancePath + "/data/" + i0 + "/updatedAt", schemaPath: "#/$defs/Member/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
          } else {
            const err19 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/$defs/Member/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = { "props": { "data": true }, "dynamicProps": false, "dynamicItems": false };
var fits33 = validate70;
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.email === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.email !== void 0) {
      let data0 = data.email;
      if (typeof data0 === "string") {
        if (!formats12(data0)) {
          const err1 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate70.errors = vErrors;
  return errors === 0;
}
validate70.evaluated = { "props": { "email": true }, "dynamicProps": false, "dynamicItems": false };
var fits34 = validate71;
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.user === void 0) {
      const err1 = { instancePath, schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "user" }, message: "must have required property 'user'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.role === void 0) {
      const err2 = { instancePath, schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err3 = { instancePath, schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.joinedOn === void 0) {
      const err4 = { instancePath, schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "joinedOn" }, message: "must have required property 'joinedOn'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.updatedAt === void 0) {
      const err5 = { instancePath, schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err6 = { instancePath: instancePath + "/id", schemaPath: "#/$defs/Member/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.user !== void 0) {
      let data1 = data.user;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.id === void 0) {
          const err7 = { instancePath: instancePath + "/user", schemaPath: "#/$defs/Member/properties/user/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data1.email === void 0) {
          const err8 = { instancePath: instancePath + "/user", schemaPath: "#/$defs/Member/properties/user/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data1.id !== void 0) {
          if (typeof data1.id !== "string") {
            const err9 = { instancePath: instancePath + "/user/id", schemaPath: "#/$defs/Member/properties/user/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data1.email !== void 0) {
          if (typeof data1.email !== "string") {
            const err10 = { instancePath: instancePath + "/user/email", schemaPath: "#/$defs/Member/properties/user/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/user", schemaPath: "#/$defs/Member/properties/user/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.role !== void 0) {
      if (typeof data.role !== "string") {
        const err12 = { instancePath: instancePath + "/role", schemaPath: "#/$defs/Member/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (typeof data.status !== "string") {
        const err13 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/Member/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.joinedOn !== void 0) {
      let data6 = data.joinedOn;
      if (typeof data6 === "string") {
        if (!formats0(data6)) {
          const err14 = { instancePath: instancePath + "/joinedOn", schemaPath: "#/$defs/Member/properties/joinedOn/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/joinedOn", schemaPath: "#/$defs/Member/properties/joinedOn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.updatedAt !== void 0) {
      let data7 = data.updatedAt;
      if (typeof data7 === "string") {
        if (!formats0(data7)) {
          const err16 = { instancePath: instancePath + "/updatedAt", schemaPath: "#/$defs/Member/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/updatedAt", schemaPath: "#/$defs/Member/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/$defs/Member/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pendingInvitationLinkSecret === void 0) {
      const err19 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "pendingInvitationLinkSecret" }, message: "must have required property 'pendingInvitationLinkSecret'" };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    if (data.pendingInvitationLinkSecret !== void 0) {
      if (typeof data.pendingInvitationLinkSecret !== "string") {
        const err20 = { instancePath: instancePath + "/pendingInvitationLinkSecret", schemaPath: "#/allOf/1/properties/pendingInvitationLinkSecret/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { "props": { "pendingInvitationLinkSecret": true, "id": true, "user": true, "role": true, "status": true, "joinedOn": true, "updatedAt": true }, "dynamicProps": false, "dynamicItems": false };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      if (!validate72(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { "props": { "data": true }, "dynamicProps": false, "dynamicItems": false };
var fits35 = validate74;
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0) {
          const err1 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.user === void 0) {
          const err2 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "user" }, message: "must have required property 'user'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.role === void 0) {
          const err3 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.status === void 0) {
          const err4 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.joinedOn === void 0) {
          const err5 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "joinedOn" }, message: "must have required property 'joinedOn'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0.updatedAt === void 0) {
          const err6 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data0.id !== void 0) {
          if (typeof data0.id !== "string") {
            const err7 = { instancePath: instancePath + "/data/id", schemaPath: "#/$defs/Member/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data0.user !== void 0) {
          let data2 = data0.user;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err8 = { instancePath: instancePath + "/data/user", schemaPath: "#/$defs/Member/properties/user/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.email === void 0) {
              const err9 = { instancePath: instancePath + "/data/user", schemaPath: "#/$defs/Member/properties/user/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2.id !== void 0) {
              if (typeof data2.id !== "string") {
                const err10 = { instancePath: instancePath + "/data/user/id", schemaPath: "#/$defs/Member/properties/user/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data2.email !== void 0) {
              if (typeof data2.email !== "string") {
                const err11 = { instancePath: instancePath + "/data/user/email", schemaPath: "#/$defs/Member/properties/user/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
          } else {
            const err12 = { instancePath: instancePath + "/data/user", schemaPath: "#/$defs/Member/properties/user/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data0.role !== void 0) {
          if (typeof data0.role !== "string") {
            const err13 = { instancePath: instancePath + "/data/role", schemaPath: "#/$defs/Member/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data0.status !== void 0) {
          if (typeof data0.status !== "string") {
            const err14 = { instancePath: instancePath + "/data/status", schemaPath: "#/$defs/Member/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data0.joinedOn !== void 0) {
          let data7 = data0.joinedOn;
          if (typeof data7 === "string") {
            if (!formats0(data7)) {
              const err15 = { instancePath: instancePath + "/data/joinedOn", schemaPath: "#/$defs/Member/properties/joinedOn/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/data/joinedOn", schemaPath: "#/$defs/Member/properties/joinedOn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data0.updatedAt !== void 0) {
          let data8 = data0.updatedAt;
          if (typeof data8 === "string") {
            if (!formats0(data8)) {
              const err17 = { instancePath: instancePath + "/data/updatedAt", schemaPath: "#/$defs/Member/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/data/updatedAt", schemaPath: "#/$defs/Member/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Member/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate74.errors = vErrors;
  return errors === 0;
}
validate74.evaluated = { "props": { "data": true }, "dynamicProps": false, "dynamicItems": false };
var fits36 = validate75;
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.role !== void 0) {
      if (typeof data.role !== "string") {
        const err1 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.filespaceIds !== void 0) {
      let data1 = data.filespaceIds;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data1[i0] !== "string") {
            const err2 = { instancePath: instancePath + "/filespaceIds/" + i0, schemaPath: "#/properties/filespaceIds/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/filespaceIds", schemaPath: "#/properties/filespaceIds/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate75.errors = vErrors;
  return errors === 0;
}
validate75.evaluated = { "props": { "role": true, "filespaceIds": true }, "dynamicProps": false, "dynamicItems": false };
var fits37 = validate76;
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate76.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0) {
          const err1 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.user === void 0) {
          const err2 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "user" }, message: "must have required property 'user'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.role === void 0) {
          const err3 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.status === void 0) {
          const err4 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.joinedOn === void 0) {
          const err5 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "joinedOn" }, message: "must have required property 'joinedOn'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0.updatedAt === void 0) {
          const err6 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Member/required", keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data0.id !== void 0) {
          if (typeof data0.id !== "string") {
            const err7 = { instancePath: instancePath + "/data/id", schemaPath: "#/$defs/Member/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data0.user !== void 0) {
          let data2 = data0.user;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err8 = { instancePath: instancePath + "/data/user", schemaPath: "#/$defs/Member/properties/user/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.email === void 0) {
              const err9 = { instancePath: instancePath + "/data/user", schemaPath: "#/$defs/Member/properties/user/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2.id !== void 0) {
              if (typeof data2.id !== "string") {
                const err10 = { instancePath: instancePath + "/data/user/id", schemaPath: "#/$defs/Member/properties/user/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data2.email !== void 0) {
              if (typeof data2.email !== "string") {
                const err11 = { instancePath: instancePath + "/data/user/email", schemaPath: "#/$defs/Member/properties/user/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
          } else {
            const err12 = { instancePath: instancePath + "/data/user", schemaPath: "#/$defs/Member/properties/user/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data0.role !== void 0) {
          if (typeof data0.role !== "string") {
            const err13 = { instancePath: instancePath + "/data/role", schemaPath: "#/$defs/Member/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data0.status !== void 0) {
          if (typeof data0.status !== "string") {
            const err14 = { instancePath: instancePath + "/data/status", schemaPath: "#/$defs/Member/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data0.joinedOn !== void 0) {
          let data7 = data0.joinedOn;
          if (typeof data7 === "string") {
            if (!formats0(data7)) {
              const err15 = { instancePath: instancePath + "/data/joinedOn", schemaPath: "#/$defs/Member/properties/joinedOn/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/data/joinedOn", schemaPath: "#/$defs/Member/properties/joinedOn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data0.updatedAt !== void 0) {
          let data8 = data0.updatedAt;
          if (typeof data8 === "string") {
            if (!formats0(data8)) {
              const err17 = { instancePath: instancePath + "/data/updatedAt", schemaPath: "#/$defs/Member/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/data/updatedAt", schemaPath: "#/$defs/Member/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/Member/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate76.errors = vErrors;
  return errors === 0;
}
validate76.evaluated = { "props": { "data": true }, "dynamicProps": false, "dynamicItems": false };
var fits38 = validate77;
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.id === void 0) {
              const err1 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/$defs/Group/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (data1.name === void 0) {
              const err2 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/$defs/Group/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (data1.provider === void 0) {
              const err3 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/$defs/Group/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data1.memberCount === void 0) {
              const err4 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/$defs/Group/required", keyword: "required", params: { missingProperty: "memberCount" }, message: "must have required property 'memberCount'" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data1.id !== void 0) {
              if (typeof data1.id !== "string") {
                const err5 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/$defs/Group/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data1.name !== void 0) {
              if (typeof data1.name !== "string") {
                const err6 = { instancePath: instancePath + "/data/" + i0 + "/name", schemaPath: "#/$defs/Group/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (data1.provider !== void 0) {
              if (typeof data1.provider !== "string") {
                const err7 = { instancePath: instancePath + "/data/" + i0 + "/provider", schemaPath: "#/$defs/Group/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data1.memberCount !== void 0) {
              if (!(typeof data1.memberCount == "number")) {
                const err8 = { instancePath: instancePath + "/data/" + i0 + "/memberCount", schemaPath: "#/$defs/Group/properties/memberCount/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
          } else {
            const err9 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/$defs/Group/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate77.errors = vErrors;
  return errors === 0;
}
validate77.evaluated = { "props": { "data": true }, "dynamicProps": false, "dynamicItems": false };
var fits39 = validate78;
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.serviceIdentity !== void 0) {
      let data1 = data.serviceIdentity;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.isSingleUse !== void 0) {
          if (typeof data1.isSingleUse !== "boolean") {
            const err3 = { instancePath: instancePath + "/serviceIdentity/isSingleUse", schemaPath: "#/$defs/ServiceIdentity/properties/isSingleUse/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data1.expiresAt !== void 0) {
          let data3 = data1.expiresAt;
          if (typeof data3 === "string") {
            if (!formats0(data3)) {
              const err4 = { instancePath: instancePath + "/serviceIdentity/expiresAt", schemaPath: "#/$defs/ServiceIdentity/properties/expiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/serviceIdentity/expiresAt", schemaPath: "#/$defs/ServiceIdentity/properties/expiresAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/serviceIdentity", schemaPath: "#/$defs/ServiceIdentity/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate78.errors = vErrors;
  return errors === 0;
}
validate78.evaluated = { "props": { "name": true, "serviceIdentity": true }, "dynamicProps": false, "dynamicItems": false };
var fits40 = validate79;
var formats52 = (init_formats(), __toCommonJS(formats_exports)).formats.uri;
var pattern18 = new RegExp("^[A-Za-z][A-Za-z0-9+.-]*:.+", "u");
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.url === void 0) {
          const err1 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/DirectLink/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.url !== void 0) {
          let data1 = data0.url;
          if (typeof data1 === "string") {
            if (!pattern18.test(data1)) {
              const err2 = { instancePath: instancePath + "/data/url", schemaPath: "#/$defs/DirectLink/properties/url/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9+.-]*:.+" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9+.-]*:.+"' };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (!formats52(data1)) {
              const err3 = { instancePath: instancePath + "/data/url", schemaPath: "#/$defs/DirectLink/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/data/url", schemaPath: "#/$defs/DirectLink/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/DirectLink/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate79.errors = vErrors;
  return errors === 0;
}
validate79.evaluated = { "props": { "data": true }, "dynamicProps": false, "dynamicItems": false };
var validators = Object.freeze({
  "partner ping 200": fits0,
  "partner ping 401": fits1,
  "partner ping 403": fits1,
  "partner getMe 200": fits2,
  "partner getMe 401": fits1,
  "partner getMe 403": fits1,
  "partner getPartnerCurrentUsage 200": fits3,
  "partner getPartnerCurrentUsage 400": fits4,
  "partner getPartnerCurrentUsage 401": fits1,
  "partner getPartnerCurrentUsage 403": fits1,
  "partner getPartnerCurrentUsage 404": fits4,
  "partner createClient request": fits5,
  "partner createClient 201": fits6,
  "partner createClient 400": fits7,
  "partner createClient 401": fits1,
  "partner createClient 403": fits1,
  "partner listClients 200": fits8,
  "partner listClients 401": fits1,
  "partner listClients 403": fits1,
  "partner getClient 200": fits9,
  "partner getClient 400": fits4,
  "partner getClient 401": fits1,
  "partner getClient 403": fits1,
  "partner getClient 404": fits4,
  "partner deleteClient 400": fits4,
  "partner deleteClient 401": fits1,
  "partner deleteClient 403": fits1,
  "partner deleteClient 404": fits4,
  "partner getClientCurrentUsage 200": fits3,
  "partner getClientCurrentUsage 400": fits1,
  "partner getClientCurrentUsage 401": fits1,
  "partner getClientCurrentUsage 403": fits1,
  "partner getClientCurrentUsage 404": fits1,
  "partner listClientUsage 200": fits10,
  "partner listClientUsage 400": fits4,
  "partner listClientUsage 401": fits1,
  "partner listClientUsage 403": fits1,
  "partner listClientUsage 404": fits4,
  "partner addMember request": fits11,
  "partner addMember 201": fits12,
  "partner addMember 400": fits1,
  "partner addMember 401": fits1,
  "partner addMember 403": fits1,
  "partner addMember 404": fits1,
  "partner listMembers 200": fits8,
  "partner listMembers 400": fits1,
  "partner listMembers 401": fits1,
  "partner listMembers 403": fits1,
  "partner listMembers 404": fits1,
  "partner getOwner 200": fits12,
  "partner getOwner 400": fits1,
  "partner getOwner 401": fits1,
  "partner getOwner 403": fits1,
  "partner getMember 200": fits12,
  "partner getMember 400": fits1,
  "partner getMember 401": fits1,
  "partner getMember 403": fits1,
  "partner getMember 404": fits1,
  "partner removeMember 400": fits1,
  "partner removeMember 401": fits1,
  "partner removeMember 403": fits1,
  "partner removeMember 404": fits1,
  "partner listWorkspaces 200": fits8,
  "partner listWorkspaces 400": fits1,
  "partner listWorkspaces 401": fits1,
  "partner listWorkspaces 403": fits1,
  "partner listWorkspaces 404": fits1,
  "partner getWorkspace 200": fits13,
  "partner getWorkspace 400": fits1,
  "partner getWorkspace 401": fits1,
  "partner getWorkspace 403": fits1,
  "partner getWorkspace 404": fits1,
  "partner listWorkspaceUsage 200": fits10,
  "partner listWorkspaceUsage 400": fits4,
  "partner listWorkspaceUsage 401": fits1,
  "partner listWorkspaceUsage 403": fits1,
  "partner listWorkspaceUsage 404": fits4,
  "partner listMembersUsage 200": fits8,
  "partner listMembersUsage 400": fits4,
  "partner listMembersUsage 401": fits1,
  "partner listMembersUsage 403": fits1,
  "partner listMembersUsage 404": fits4,
  "partner listFilespaces 200": fits8,
  "partner listFilespaces 400": fits1,
  "partner listFilespaces 401": fits1,
  "partner listFilespaces 403": fits1,
  "partner listFilespaces 404": fits1,
  "partner getFilespace 200": fits14,
  "partner getFilespace 400": fits1,
  "partner getFilespace 401": fits1,
  "partner getFilespace 403": fits1,
  "partner getFilespace 404": fits1,
  "partner listFilespaceUsage 200": fits10,
  "partner listFilespaceUsage 400": fits4,
  "partner listFilespaceUsage 401": fits1,
  "partner listFilespaceUsage 403": fits1,
  "partner listFilespaceUsage 404": fits4,
  "workspace listFilespaces 200": fits15,
  "workspace listFilespaces 401": fits16,
  "workspace createFilespace request": fits17,
  "workspace createFilespace 201": fits18,
  "workspace createFilespace 400": fits16,
  "workspace createFilespace 401": fits16,
  "workspace createFilespace 503": fits16,
  "workspace getFilespace 200": fits19,
  "workspace getFilespace 400": fits16,
  "workspace getFilespace 401": fits16,
  "workspace getFilespace 404": fits16,
  "workspace renameFilespace request": fits20,
  "workspace renameFilespace 200": fits21,
  "workspace renameFilespace 400": fits16,
  "workspace renameFilespace 401": fits16,
  "workspace renameFilespace 404": fits16,
  "workspace deleteFilespace 200": fits22,
  "workspace deleteFilespace 400": fits16,
  "workspace deleteFilespace 401": fits16,
  "workspace deleteFilespace 404": fits16,
  "workspace deleteFilespace 503": fits16,
  "workspace listProviders 401": fits16,
  "workspace listProviders 2XX": fits22,
  "workspace listDataStores 200": fits23,
  "workspace listDataStores 400": fits16,
  "workspace listDataStores 401": fits16,
  "workspace listDataStores 403": fits16,
  "workspace listDataStores 404": fits16,
  "workspace createDataStore request": fits24,
  "workspace createDataStore 201": fits25,
  "workspace createDataStore 400": fits16,
  "workspace createDataStore 401": fits16,
  "workspace createDataStore 403": fits16,
  "workspace createDataStore 404": fits16,
  "workspace getDataStore 200": fits25,
  "workspace getDataStore 400": fits16,
  "workspace getDataStore 401": fits16,
  "workspace getDataStore 403": fits16,
  "workspace getDataStore 404": fits16,
  "workspace updateDataStore request": fits26,
  "workspace updateDataStore 200": fits25,
  "workspace updateDataStore 400": fits16,
  "workspace updateDataStore 401": fits16,
  "workspace updateDataStore 403": fits16,
  "workspace updateDataStore 404": fits16,
  "workspace deleteDataStore 200": fits22,
  "workspace deleteDataStore 400": fits16,
  "workspace deleteDataStore 401": fits16,
  "workspace deleteDataStore 403": fits16,
  "workspace deleteDataStore 404": fits16,
  "workspace createEntry request": fits27,
  "workspace createEntry 201": fits28,
  "workspace createEntry 400": fits16,
  "workspace createEntry 401": fits16,
  "workspace createEntry 403": fits16,
  "workspace createEntry 404": fits16,
  "workspace resolveEntry 200": fits29,
  "workspace resolveEntry 400": fits16,
  "workspace resolveEntry 401": fits16,
  "workspace resolveEntry 404": fits16,
  "workspace listEntryChildren 200": fits30,
  "workspace listEntryChildren 400": fits16,
  "workspace listEntryChildren 401": fits16,
  "workspace listEntryChildren 404": fits16,
  "workspace getEntry 200": fits31,
  "workspace getEntry 400": fits16,
  "workspace getEntry 401": fits16,
  "workspace getEntry 404": fits16,
  "workspace deleteEntry 200": fits22,
  "workspace deleteEntry 400": fits16,
  "workspace deleteEntry 401": fits16,
  "workspace deleteEntry 404": fits16,
  "workspace listMembers 200": fits32,
  "workspace listMembers 401": fits16,
  "workspace addMember request": fits33,
  "workspace addMember 201": fits34,
  "workspace addMember 400": fits16,
  "workspace addMember 401": fits16,
  "workspace getMember 200": fits35,
  "workspace getMember 400": fits16,
  "workspace getMember 401": fits16,
  "workspace getMember 404": fits16,
  "workspace updateMember request": fits36,
  "workspace updateMember 200": fits37,
  "workspace updateMember 400": fits16,
  "workspace updateMember 401": fits16,
  "workspace updateMember 404": fits16,
  "workspace removeMember 200": fits22,
  "workspace removeMember 400": fits16,
  "workspace removeMember 401": fits16,
  "workspace removeMember 404": fits16,
  "workspace listMemberGroups 200": fits38,
  "workspace listMemberGroups 400": fits16,
  "workspace listMemberGroups 401": fits16,
  "workspace listMemberGroups 404": fits16,
  "workspace listServiceAccounts 200": fits22,
  "workspace listServiceAccounts 401": fits16,
  "workspace createServiceAccount request": fits39,
  "workspace createServiceAccount 201": fits22,
  "workspace createServiceAccount 400": fits16,
  "workspace createServiceAccount 401": fits16,
  "workspace getServiceAccount 200": fits22,
  "workspace getServiceAccount 400": fits16,
  "workspace getServiceAccount 401": fits16,
  "workspace getServiceAccount 404": fits16,
  "workspace deleteServiceAccount 200": fits22,
  "workspace deleteServiceAccount 400": fits16,
  "workspace deleteServiceAccount 401": fits16,
  "workspace deleteServiceAccount 404": fits16,
  "workspace generateDirectLink 200": fits40,
  "workspace generateDirectLink 400": fits16,
  "workspace generateDirectLink 401": fits16,
  "workspace generateDirectLink 404": fits16
});
export {
  validators
};
