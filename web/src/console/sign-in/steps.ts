export { CodeStep } from './code-step.tsx';
export { EnrolStep } from './enrol-step.tsx';
export { NewPasswordStep } from './new-password-step.tsx';
export { PasswordStep } from './password-step.tsx';
