import { TrainingSite } from '../../TrainingSite.jsx';

export default function Partners() {
  return (
    <>
      <p id="view">Partners</p>
      <TrainingSite />
    </>
  );
}
