export default function Stub() { return <p>Stub</p>; }
