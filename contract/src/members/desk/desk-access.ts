import { staffAccess } from '../../wire/operation.ts';

export const deskAccess = staffAccess('desk');

/** Roles, second factors and the audit trail are the admin's alone. */
export const adminAccess = staffAccess('admin');
